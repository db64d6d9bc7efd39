import type { Key, ReactNode } from 'react';

export interface GridColumn {
  key: Key;
  head: ReactNode;
  /** The week that is on: brought into view where the grid is wider than the screen. */
  current?: boolean;
}

export interface GridCell {
  /** The whole cell in words. */
  spoken: string;
  /** What is seen; the words are said instead of it. */
  content?: ReactNode;
  /** A tap, Enter or Space; without it the cell only tells. */
  onOpen?(): void;
}

export interface ResultGridProps<R> {
  label: string;
  /** Head of the first column, which stays in view. */
  rowsHead?: ReactNode;
  columns: readonly GridColumn[];
  /** One head over all columns, where they have no names of their own. */
  span?: ReactNode;
  rows: readonly R[];
  rowKey(row: R): Key;
  /** Names the row. */
  rowHead(row: R): ReactNode;
  cell(row: R, column: number): GridCell;
  mine?(row: R): boolean;
  /** A figure of the row: right of it, on a phone under its name. */
  end?: { head: ReactNode; render(row: R): ReactNode };
  /** The total row; `cells` by column. */
  foot?: { head: ReactNode; cells: readonly ReactNode[]; end?: ReactNode };
}
