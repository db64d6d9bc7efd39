import { token, type } from '@poolhouse/shared-ui';
import { movedColumn, VisuallyHidden, type Column } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { FlaskConical } from 'lucide-react';
import type { Board } from '../contest/board.rules';

/** Stands where a panel says that its figures are supposed. */
export const SupposedTag = () => (
  <Tag>
    <FlaskConical size={14} aria-hidden /> Supposed
  </Tag>
);

/** A figure that is another one than now. */
const Figure = styled.span`
  /* Stands where the plain figure stands. */
  display: inline-block;
  margin: 0 -4px;
  padding: 0 3px;
  white-space: nowrap;
  border: 1px dashed ${token.pushInk};
  border-radius: 4px;
  color: ${token.pushInk};
`;

/** Whether anything is supposed of a board. */
export const isSupposed = ({ supposed }: Pick<Board, 'supposed'>): boolean => Object.keys(supposed).length > 0;

/** The field that a column shows, where it is not called like it. */
const FIELDS: Readonly<Record<string, string>> = { rank: 'Rank', '4-1 Weeks': 'Weeks41', result: 'Result' };

/** A table's columns, with the figures marked that are other ones than now. */
export function markedColumns<T extends { ID: string | number }>(
  columns: readonly Column<T>[],
  kind: 'standing' | 'cigar' | 'sidebet' | 'popular',
  board: Pick<Board, 'supposed'>,
): Column<T>[] {
  if (!isSupposed(board)) return [...columns];
  return columns.map((column) => ({
    ...column,
    render: (row) =>
      board.supposed[`${kind} ${row.ID} ${FIELDS[column.key] ?? column.key}`] ? (
        <Figure>
          {column.render(row)}
          <VisuallyHidden> supposed</VisuallyHidden>
        </Figure>
      ) : (
        column.render(row)
      ),
  }));
}

/** Places gained and lost against now. */
export const movedFromNow = <T extends { Moved: number }>(): Column<T> => ({
  ...movedColumn<T>(),
  head: <VisuallyHidden>Places against now</VisuallyHidden>,
});

const Tag = styled.span`
  ${type.note};
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: 0 7px;
  border: 1px dashed ${token.pushInk};
  border-radius: 4px;
  color: ${token.pushInk};
  background: ${token.pushTint};
`;
