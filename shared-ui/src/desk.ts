/** What screens for work are made of: words to find rows by, and tabs; fetched with the first of them. */
export { FindField, type FindFieldProps } from './desk/FindField';
export { TabPanels, type TabPanel, type TabPanelsProps } from './desk/TabPanels';
