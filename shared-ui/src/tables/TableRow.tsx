import { ChevronDown } from 'lucide-react';
import { memo, useId, useState, type ReactElement, type ReactNode } from 'react';
import { sameNode } from '../page/same-node.rules';
import type { Column } from './column.types';
import { OpenButton, OpenCell } from './table.styles';
import { TableCell } from './TableCell';

type Look = Pick<Column<never>, 'key' | 'align' | 'hideOnPhone'>;

interface Props {
  cells: readonly ReactNode[];
  columns: readonly Look[];
  /** Key of the column that names the row. */
  head: string | undefined;
  mine: boolean;
  pinned: boolean;
  changed: boolean;
  opens: boolean;
  /** What a phone has no columns for. */
  rest: ReactNode;
}

const sameColumns = (a: readonly Look[], b: readonly Look[]): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every(({ key, align, hideOnPhone }, at) => key === b[at]?.key && align === b[at].align && hideOnPhone === b[at].hideOnPhone));

/** The columns are often described anew with each draw; a row is drawn again only when something else would stand in it. */
const sameRow = ({ cells, columns, rest, ...a }: Props, { cells: newCells, columns: newColumns, rest: newRest, ...b }: Props): boolean =>
  sameColumns(columns, newColumns) && sameNode(a, b) && sameNode(cells, newCells) && sameNode(rest, newRest);

/** A row, and on a phone what it holds beyond the columns that fit. */
export const TableRow = memo(function TableRow({ cells, columns, head, mine, pinned, changed, opens, rest }: Props): ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr data-mine={mine} data-pin={pinned} data-changed={changed}>
        {columns.map((column, at) => (
          <TableCell key={column.key} column={column} isHead={column.key === head}>
            {cells[at]}
          </TableCell>
        ))}
        {opens && (
          <OpenCell data-open>
            <OpenButton
              type="button"
              aria-label="More of this row"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              <ChevronDown size={18} aria-hidden />
            </OpenButton>
          </OpenCell>
        )}
      </tr>
      {opens && open && (
        <tr id={id} data-rest data-mine={mine}>
          <td colSpan={columns.length + 1}>{rest}</td>
        </tr>
      )}
    </>
  );
}, sameRow);
