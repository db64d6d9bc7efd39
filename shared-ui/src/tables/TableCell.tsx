import type { ReactElement, ReactNode } from 'react';
import type { Column } from './column.types';

type Look = Pick<Column<never>, 'align' | 'hideOnPhone'>;

export const cellData = ({ align = 'left', hideOnPhone }: Look) => ({
  'data-align': align,
  'data-phone': hideOnPhone ? 'false' : undefined,
});

export function TableCell({ column, isHead, children }: { column: Look; isHead: boolean; children: ReactNode }): ReactElement {
  return isHead ? (
    <th scope="row" {...cellData(column)}>
      {children}
    </th>
  ) : (
    <td {...cellData(column)}>{children}</td>
  );
}
