import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { Cell, EndCell, Row, RowHead, UnderName } from './grid.styles';
import type { GridCell } from './grid.types';

export interface GridRowProps {
  head: ReactNode;
  cells: readonly GridCell[];
  end: ReactNode;
  mine: boolean;
  cellProps(column: number): object;
}

/** One row of the grid. Enter, Space or a tap opens what is behind a cell. */
export function GridRow({ head, cells, end, mine, cellProps }: GridRowProps): ReactElement {
  const openOnKey = (event: KeyboardEvent, { onOpen }: GridCell) => {
    if (!onOpen || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Row data-mine={mine} role="row">
      <RowHead scope="row" role="rowheader">
        {head}
        {end !== undefined && <UnderName>{end}</UnderName>}
      </RowHead>
      {cells.map((cell, column) => (
        <Cell
          key={column}
          role="gridcell"
          data-open={cell.onOpen ? '' : undefined}
          onClick={cell.onOpen}
          onKeyDown={(event) => openOnKey(event, cell)}
          {...cellProps(column)}
        >
          <VisuallyHidden>{cell.spoken}</VisuallyHidden>
          {cell.content !== undefined && <span aria-hidden>{cell.content}</span>}
        </Cell>
      ))}
      {end !== undefined && <EndCell role="gridcell">{end}</EndCell>}
    </Row>
  );
}
