import type { Key, ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '../page/VisuallyHidden';
import { rowHeadKey, type Column } from './column.types';
import { TableFrame } from './table.styles';

export type { Column } from './column.types';

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
}

/** Rows of figures. */
export function DataTable<Row>({ caption, columns, rows, rowKey, mine, pinMine = false, changed, total }: DataTableProps<Row>): ReactElement {
  const head = rowHeadKey(columns);
  return (
    <TableFrame>
      <caption style={{ captionSide: 'top', height: 0, padding: 0 }}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" title={column.headTitle} style={{ width: column.width }} {...cell(column)}>
              {column.headTitle === undefined ? column.head : <Spelled short={column.head} long={column.headTitle} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isMine = mine?.(row) ?? false;
          return (
            <tr key={rowKey(row)} data-mine={isMine} data-pin={isMine && pinMine} data-changed={changed?.(row) ?? false}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} isHead={column.key === head}>
                  {column.render(row)}
                </Cell>
              ))}
            </tr>
          );
        })}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <Cell key={column.key} column={column} isHead={column.key === head}>
                {total[column.key]}
              </Cell>
            ))}
          </tr>
        </tfoot>
      )}
    </TableFrame>
  );
}

function Spelled({ short, long }: { short: ReactNode; long: string }): ReactElement {
  return (
    <>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{long}</VisuallyHidden>
    </>
  );
}

const cell = <Row,>({ align = 'left', hideOnPhone }: Column<Row>) => ({ 'data-align': align, 'data-phone': hideOnPhone ? 'false' : undefined });

function Cell<Row>({ column, isHead, children }: { column: Column<Row>; isHead: boolean; children: ReactNode }): ReactElement {
  return isHead ? (
    <th scope="row" {...cell(column)}>
      {children}
    </th>
  ) : (
    <td {...cell(column)}>{children}</td>
  );
}
