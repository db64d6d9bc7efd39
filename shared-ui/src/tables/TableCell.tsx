import { memo, type ReactElement, type ReactNode } from 'react';
import { sameNode } from '../page/same-node.rules';
import type { Column } from './column.types';

type Look = Pick<Column<never>, 'align' | 'hideOnPhone'>;

export const cellData = ({ align = 'left', hideOnPhone }: Look) => ({
  'data-align': align,
  'data-phone': hideOnPhone ? 'false' : undefined,
});

interface Props {
  column: Look;
  isHead: boolean;
  children: ReactNode;
}

/** In a row in which one figure has changed, the other cells stay as they are. */
const sameCell = ({ column, ...a }: Props, { column: newColumn, ...b }: Props): boolean =>
  column.align === newColumn.align && column.hideOnPhone === newColumn.hideOnPhone && sameNode(a, b);

export const TableCell = memo(function TableCell({ column, isHead, children }: Props): ReactElement {
  return isHead ? (
    <th scope="row" {...cellData(column)}>
      {children}
    </th>
  ) : (
    <td {...cellData(column)}>{children}</td>
  );
}, sameCell);
