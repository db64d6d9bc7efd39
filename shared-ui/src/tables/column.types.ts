import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  /** Said instead of the head where that is short, such as 'W-L'. */
  headTitle?: string;
  /** What this column and those beside it of the same group have in common; stands above their heads, beyond a phone. */
  group?: string;
  align?: 'left' | 'right' | 'center';
  width?: number | string;
  render(row: Row): ReactNode;
  hideOnPhone?: boolean;
  /** This cell names the row; the column with key 'entry' does unless another says so. */
  rowHead?: boolean;
  /** Its head is a button where the table has a `sort`. */
  sortable?: boolean;
}

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
  onSort(key: string): void;
}

/** The column whose cells name the rows. */
export function rowHeadKey<Row>(columns: readonly Column<Row>[]): string | undefined {
  return (columns.find((column) => column.rowHead) ?? columns.find((column) => column.key === 'entry') ?? columns[0])?.key;
}
