import type { ReactElement, ReactNode } from 'react';
import type { Column } from './column.types';

export const cellData = <Row,>({ align = 'left', hideOnPhone }: Column<Row>) => ({
  'data-align': align,
  'data-phone': hideOnPhone ? 'false' : undefined,
});

export function TableCell<Row>({ column, isHead, children }: { column: Column<Row>; isHead: boolean; children: ReactNode }): ReactElement {
  return isHead ? (
    <th scope="row" {...cellData(column)}>
      {children}
    </th>
  ) : (
    <td {...cellData(column)}>{children}</td>
  );
}
