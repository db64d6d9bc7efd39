import type { ReactElement, ReactNode } from 'react';
import { Cell, EndCell, RowHead, TotalRow } from './grid.styles';

export interface GridFootProps {
  head: ReactNode;
  cells: readonly ReactNode[];
  end?: ReactNode;
  /** The rows have a figure at their end. */
  hasEnd: boolean;
}

/** The total row. It only tells, so the arrow keys pass it by. */
export function GridFoot({ head, cells, end, hasEnd }: GridFootProps): ReactElement {
  return (
    <tfoot role="rowgroup">
      <TotalRow role="row">
        <RowHead scope="row" role="rowheader">
          {head}
        </RowHead>
        {cells.map((cell, column) => (
          <Cell key={column} role="gridcell">
            {cell}
          </Cell>
        ))}
        {hasEnd && <EndCell role="gridcell">{end}</EndCell>}
      </TotalRow>
    </tfoot>
  );
}
