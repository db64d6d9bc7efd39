import { formatRank } from '@poolhouse/shared-ui';
import { EntryName, type Column } from '@poolhouse/shared-ui/board';
import { sharedRanks } from '../order.rules';

/** A table longer than this does not fit a screen, so that my row in it is pinned. */
export const LONG_TABLE = 20;

export function rankColumn<T extends { Rank: number }>(rows: readonly T[]): Column<T> {
  const shared = sharedRanks(rows);
  return { key: 'rank', head: 'Rank', render: (row) => formatRank(row.Rank, shared.has(row.Rank)) };
}

export function entryColumn<T extends { EntryName: string }>(isMine: (row: T) => boolean): Column<T> {
  return { key: 'entry', head: 'Entry', width: '100%', render: (row) => <EntryName name={row.EntryName} you={isMine(row)} /> };
}

/** A column of figures under the head. */
export function figure<T>(head: string, value: (row: T) => number): Column<T> {
  return { key: head, head, align: 'right', render: value };
}
