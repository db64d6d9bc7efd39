import type { Key, ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { rowHeadKey, type Column, type TableSort } from './column.types';
import { OpenCell, TableFrame } from './table.styles';
import { TableCell } from './TableCell';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';

export type { Column, TableSort } from './column.types';

export interface DataTableProps<Row> {
  /** What the table holds; read aloud, not shown. */
  caption: string;
  columns: readonly Column<NoInfer<Row>>[];
  rows: readonly Row[];
  rowKey(row: NoInfer<Row>): Key;
  mine?(row: NoInfer<Row>): boolean;
  /** Keeps my row in sight while the page scrolls past it. */
  pinMine?: boolean;
  /** The row got a new value with the last answer. */
  changed?(row: NoInfer<Row>): boolean;
  /** Cells of the total row by column key. */
  total?: Partial<Record<string, ReactNode>>;
  /** How the rows stand; heads of sortable columns become buttons. The caller sorts. */
  sort?: TableSort;
  /** What a phone has no columns for; there each row gets a button that opens it. */
  rest?(row: NoInfer<Row>): ReactNode;
}

/** Rows of figures. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  mine,
  pinMine = false,
  changed,
  total,
  sort,
  rest,
}: DataTableProps<Row>): ReactElement {
  const head = rowHeadKey(columns);
  return (
    <TableFrame>
      <caption style={{ captionSide: 'top', height: 0, padding: 0 }}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <TableHead columns={columns} sort={sort} opens={rest !== undefined} />
      <tbody>
        {rows.map((row) => (
          <TableRow
            key={rowKey(row)}
            cells={columns.map((column) => column.render(row))}
            columns={columns}
            head={head}
            mine={mine?.(row) ?? false}
            pinned={pinMine && (mine?.(row) ?? false)}
            changed={changed?.(row) ?? false}
            opens={rest !== undefined}
            rest={rest?.(row)}
          />
        ))}
      </tbody>
      {total && <TotalRow columns={columns} head={head} total={total} opens={rest !== undefined} />}
    </TableFrame>
  );
}

interface TotalProps<Row> {
  columns: readonly Column<Row>[];
  head: string | undefined;
  total: Partial<Record<string, ReactNode>>;
  /** Rows have a button at their end. */
  opens: boolean;
}

function TotalRow<Row>({ columns, head, total, opens }: TotalProps<Row>): ReactElement {
  return (
    <tfoot>
      <tr>
        {columns.map((column) => (
          <TableCell key={column.key} column={column} isHead={column.key === head}>
            {total[column.key]}
          </TableCell>
        ))}
        {opens && <OpenCell data-open />}
      </tr>
    </tfoot>
  );
}
