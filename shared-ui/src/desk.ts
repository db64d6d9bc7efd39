/** What screens for work are made of: tables that are sorted, searched and paged, and tabs; fetched with the first of them. */
export { FindField, type FindFieldProps } from './desk/FindField';
export { FindTable, type FindTableProps } from './desk/FindTable';
export { Pager, type PagerProps } from './desk/Pager';
export { TabPanels, type TabPanel, type TabPanelsProps } from './desk/TabPanels';
export { useFindTable, type FindTableOptions, type FoundRows } from './desk/useFindTable';
