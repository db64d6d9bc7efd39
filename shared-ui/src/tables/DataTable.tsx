import type { Key, ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { rowHeadKey, type Column, type TableSort } from './column.types';
import { LeftOutRow } from './LeftOutRow';
import { OpenCell, Sideways, TableFrame, TableRoom } from './table.styles';
import { TableCell } from './TableCell';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { useLongRows, type LongRow } from './useLongRows';
import { useSideways } from './useSideways';

export type { Column, TableSort } from './column.types';

export interface DataTableProps<Row> {
  /** What the table holds; read aloud, not shown. */
  caption: string;
  columns: readonly Column<NoInfer<Row>>[];
  rows: readonly Row[];
  rowKey(row: NoInfer<Row>): Key;
  /** The player's own rows; a long table is then cut to its first rows and those around them. */
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
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { caption, columns, rows, mine, total, sort, rest } = props;
  const head = rowHeadKey(columns);
  const { items, body } = useLongRows(rows, mine);
  const sideways = useSideways();
  return (
    <TableRoom>
      <Sideways ref={sideways}>
        <TableFrame>
          <caption style={{ captionSide: 'top', height: 0, padding: 0 }}>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <TableHead columns={columns} sort={sort} opens={rest !== undefined} />
          <tbody ref={body}>{items.map((item) => bodyRow(item, props, head))}</tbody>
          {total && <TotalRow columns={columns} head={head} total={total} opens={rest !== undefined} />}
        </TableFrame>
      </Sideways>
    </TableRoom>
  );
}

/** @param head key of the column that names the row */
function bodyRow<Row>(item: LongRow<Row>, props: DataTableProps<Row>, head: string | undefined): ReactElement {
  const { columns, rowKey, mine, pinMine = false, changed, rest } = props;
  if ('leftOut' in item) {
    const { leftOut, open } = item;
    return <LeftOutRow key={`left out ${leftOut}`} count={leftOut} columns={columns.length + (rest ? 1 : 0)} onOpen={open} />;
  }
  const { row } = item;
  const isMine = mine?.(row) ?? false;
  return (
    <TableRow
      key={rowKey(row)}
      cells={columns.map((column) => column.render(row))}
      columns={columns}
      head={head}
      mine={isMine}
      pinned={pinMine && isMine}
      changed={changed?.(row) ?? false}
      opens={rest !== undefined}
      rest={rest?.(row)}
    />
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
