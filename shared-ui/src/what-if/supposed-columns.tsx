import { VisuallyHidden } from '../page/VisuallyHidden';
import type { Column } from '../tables/column.types';
import { movedColumn } from '../tables/columns';
import { styled } from '../theme/styled';
import { token } from '../theme/tokens';

/** A figure that is another one than now. */
export const SupposedFigure = styled.span`
  /* Stands where the plain figure stands. */
  display: inline-block;
  margin: 0 -4px;
  padding: 0 3px;
  white-space: nowrap;
  border: 1px dashed ${token.pushInk};
  border-radius: 4px;
  color: ${token.pushInk};
`;

/** A table's columns, with the figures marked that are other ones than now. */
export const supposedColumns = <T,>(columns: readonly Column<T>[], isOther: (row: T, column: string) => boolean): Column<T>[] =>
  columns.map((column) => ({
    ...column,
    render: (row) =>
      isOther(row, column.key) ? (
        <SupposedFigure>
          {column.render(row)}
          <VisuallyHidden> supposed</VisuallyHidden>
        </SupposedFigure>
      ) : (
        column.render(row)
      ),
  }));

/** Places gained and lost against now. */
export const movedFromNow = <T extends { Moved: number }>(): Column<T> => ({
  ...movedColumn<T>(),
  head: <VisuallyHidden>Places against now</VisuallyHidden>,
});
