import type { Column } from '@poolhouse/shared-ui/board';
import { supposedColumns } from '@poolhouse/shared-ui/screen';
import type { Board } from '../contest/board.rules';

/** Whether anything is supposed of a board. */
export const isSupposed = ({ supposed }: Pick<Board, 'supposed'>): boolean => Object.keys(supposed).length > 0;

/** The field that a column shows, where it is not called like it. */
const FIELDS: Readonly<Record<string, string>> = { rank: 'Rank', '4-1 Weeks': 'Weeks41', result: 'Result' };

/** A table's columns, with the figures marked that are other ones than now. */
export const markedColumns = <T extends { ID: string | number }>(
  columns: readonly Column<T>[],
  kind: 'standing' | 'cigar' | 'sidebet' | 'popular',
  board: Pick<Board, 'supposed'>,
): Column<T>[] =>
  isSupposed(board)
    ? supposedColumns(columns, (row, key) => board.supposed[`${kind} ${row.ID} ${FIELDS[key] ?? key}`] === true)
    : [...columns];
