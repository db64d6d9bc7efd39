import type { ReactElement } from 'react';
import { formatRank } from '@poolhouse/shared-ui';
import { EntryName } from '@poolhouse/shared-ui/board';
import { sharedRanks } from '../order.rules';

export interface Column<T> {
  key: string;
  head: string;
  align?: 'left' | 'right';
  width?: number | string;
  render(row: T): ReactElement | string | number;
  hideOnPhone?: boolean;
}

export function rankColumn<T extends { Rank: number }>(rows: readonly T[]): Column<T> {
  const shared = sharedRanks(rows);
  return { key: 'rank', head: 'Rank', width: 52, render: (row) => formatRank(row.Rank, shared.has(row.Rank)) };
}

export const entryColumn = <T extends { EntryName: string }>(isMine: (row: T) => boolean): Column<T> => ({
  key: 'entry', head: 'Entry', render: (row) => <EntryName name={row.EntryName} you={isMine(row)} />,
});

export const figure = <T,>(key: string, head: string, value: (row: T) => number): Column<T> => ({ key, head, align: 'right', width: 64, render: value });
