import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortFn,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, TableSort } from '../tables/column.types';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
type Features = typeof features;
type Value = string | number | undefined;

const listed = new Intl.Collator('en', { numeric: true });

/** Figures by size, words as people list them: Åberg among the As, week 9 before week 10. */
const byValue: SortFn<Features, unknown[]> = (a, b, id) => {
  const [left, right] = [a.getValue<Value>(id), b.getValue<Value>(id)];
  return typeof left === 'number' && typeof right === 'number' ? left - right : listed.compare(String(left), String(right));
};

export interface FindTableOptions<Row> {
  columns: readonly Column<NoInfer<Row>>[];
  rows: readonly Row[];
  /** How the rows stand at first; as they come unless stated. */
  first?: { key: string; direction: TableSort['direction'] } | undefined;
  /** Rows of one page; all of them unless stated. */
  pageSize?: number | undefined;
}

export interface FoundRows<Row> {
  /** Those of this page, as they stand. */
  rows: readonly Row[];
  sort: TableSort;
  find: string;
  setFind(words: string): void;
  /** How many rows hold the words. */
  found: number;
  /** Counts from 1. */
  page: number;
  pages: number;
  setPage(page: number): void;
}

/** Rows as one table shows them: sorted by a press on a head, found by words that any column with a `value` holds, a page at a time. */
export function useFindTable<Row>({ columns, rows, first, pageSize }: FindTableOptions<Row>): FoundRows<Row> {
  // TanStack asks rows of objects; each of ours is wrapped, so that a row may be anything.
  const data = useMemo(() => rows.map((row) => [row]), [rows]);
  const defs = useMemo(() => columns.flatMap(definition), [columns]);
  const table = useTable({
    features,
    data,
    columns: defs,
    globalFilterFn: filterFn_includesString,
    getColumnCanGlobalFilter: () => true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    autoResetPageIndex: false,
    initialState: {
      sorting: first ? [{ id: first.key, desc: first.direction === 'descending' }] : [],
      pagination: { pageIndex: 0, pageSize: pageSize ?? Number.MAX_SAFE_INTEGER },
    },
  });
  const found = table.getFilteredRowModel().rows.length;
  const pages = Math.max(table.getPageCount(), 1);
  const page = Math.min(table.state.pagination.pageIndex + 1, pages);
  // Fewer rows than before may leave the page behind the last one.
  const shown =
    page === table.state.pagination.pageIndex + 1
      ? table.getRowModel().rows
      : table.getSortedRowModel().rows.slice((page - 1) * table.state.pagination.pageSize, page * table.state.pagination.pageSize);
  return {
    rows: shown.map(({ original }) => original[0] as Row),
    sort: { ...sortOf(table.state.sorting), onSort: (key) => table.getColumn(key)?.toggleSorting() },
    find: (table.state.globalFilter as string | undefined) ?? '',
    setFind: (words) => {
      table.setGlobalFilter(words);
      table.setPageIndex(0);
    },
    found,
    page,
    pages,
    setPage: (next) => table.setPageIndex(next - 1),
  };
}

const sortOf = ([by]: SortingState): Pick<TableSort, 'key' | 'direction'> => ({
  key: by?.id ?? '',
  direction: by?.desc ? 'descending' : 'ascending',
});

function definition<Row>({ key, value, largestFirst = false }: Column<Row>): ColumnDef<Features, unknown[]>[] {
  if (!value) return [];
  return [
    {
      id: key,
      accessorFn: (row): Value => value(row[0] as Row) ?? undefined,
      sortFn: byValue,
      sortUndefined: 'last',
      sortDescFirst: largestFirst,
    },
  ];
}
