import { formatRank } from '@poolhouse/shared-ui';
import { EntryName, type Column } from '@poolhouse/shared-ui/board';
import { sharedRanks } from '../order.rules';

export function rankColumn<T extends { Rank: number }>(rows: readonly T[]): Column<T> {
  const shared = sharedRanks(rows);
  return { key: 'rank', head: 'Rank', width: 52, render: (row) => formatRank(row.Rank, shared.has(row.Rank)) };
}

export function entryColumn<T extends { EntryName: string }>(isMine: (row: T) => boolean): Column<T> {
  return { key: 'entry', head: 'Entry', render: (row) => <EntryName name={row.EntryName} you={isMine(row)} /> };
}

/** A column of figures under the head. */
export function figure<T>(head: string, value: (row: T) => number): Column<T> {
  return { key: head, head, align: 'right', width: 64, render: value };
}
