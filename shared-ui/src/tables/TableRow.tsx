import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import type { Column } from './column.types';
import { TableCell } from './TableCell';
import { OpenButton, OpenCell } from './table.styles';

interface Props<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Key of the column that names the row. */
  head: string | undefined;
  mine: boolean;
  pinned: boolean;
  changed: boolean;
  rest?: ((row: Row) => ReactNode) | undefined;
}

/** A row, and on a phone what it holds beyond the columns that fit. */
export function TableRow<Row>({ row, columns, head, mine, pinned, changed, rest }: Props<Row>): ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <tr data-mine={mine} data-pin={pinned} data-changed={changed}>
        {columns.map((column) => (
          <TableCell key={column.key} column={column} isHead={column.key === head}>
            {column.render(row)}
          </TableCell>
        ))}
        {rest && (
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
      {rest && open && (
        <tr id={id} data-rest data-mine={mine}>
          <td colSpan={columns.length + 1}>{rest(row)}</td>
        </tr>
      )}
    </>
  );
}
