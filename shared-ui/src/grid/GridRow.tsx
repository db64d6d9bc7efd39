import { memo, type ReactElement, type ReactNode } from 'react';
import { sameNode } from '../page/same-node.rules';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { Cell, EndCell, Row, RowHead, UnderName } from './grid.styles';
import type { GridCell } from './grid.types';

export interface GridRowProps {
  /** Its number, by which the grid finds it again. */
  at: number;
  head: ReactNode;
  cells: readonly GridCell[];
  end: ReactNode;
  mine: boolean;
  /** The cell of this row that Tab comes to; -1 for none. */
  stop: number;
}

const sameCell = (a: GridCell, b: GridCell | undefined): boolean =>
  b !== undefined && a.spoken === b.spoken && (a.onOpen === undefined) === (b.onOpen === undefined) && sameNode(a.content, b.content);

/** The press handler is read from the grid when the press comes, so that a new handler does not draw the row again. */
const sameRow = ({ cells, ...a }: GridRowProps, { cells: others, ...b }: GridRowProps): boolean =>
  cells.length === others.length && sameNode(a, b) && cells.every((cell, at) => sameCell(cell, others[at]));

/** One row of the grid; drawn again only when something else would stand in it. */
export const GridRow = memo(function GridRow({ at, head, cells, end, mine, stop }: GridRowProps): ReactElement {
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
          data-cell={`${at}-${column}`}
          data-open={cell.onOpen ? '' : undefined}
          tabIndex={stop === column ? 0 : -1}
        >
          <VisuallyHidden>{cell.spoken}</VisuallyHidden>
          {cell.content !== undefined && <span aria-hidden>{cell.content}</span>}
        </Cell>
      ))}
      {end !== undefined && <EndCell role="gridcell">{end}</EndCell>}
    </Row>
  );
}, sameRow);
