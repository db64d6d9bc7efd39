import type { ReactElement, ReactNode } from 'react';
import { EndHead, HeadCell, RowsHead } from './grid.styles';
import type { GridColumn } from './grid.types';

interface Props {
  rowsHead?: ReactNode;
  columns: readonly GridColumn[];
  /** One head over all columns. */
  span?: ReactNode;
  /** Of what stands right of the rows. */
  end?: { head: ReactNode } | undefined;
}

/** The heads of a grid's columns. */
export function GridHead({ rowsHead = 'Entry', columns, span, end }: Props): ReactElement {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <RowsHead scope="col" role="columnheader">
          {rowsHead}
        </RowsHead>
        {span !== undefined ? (
          <HeadCell scope="colgroup" role="columnheader" colSpan={columns.length}>
            {span}
          </HeadCell>
        ) : (
          columns.map((column) => (
            <HeadCell key={column.key} scope="col" role="columnheader" aria-current={column.current || undefined}>
              {column.head}
            </HeadCell>
          ))
        )}
        {end && (
          <EndHead scope="col" role="columnheader">
            {end.head}
          </EndHead>
        )}
      </tr>
    </thead>
  );
}
