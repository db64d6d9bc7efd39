/** What screens for work are made of: words to find rows by, files, and tabs; fetched with the first of them. */
export { FileField, type FileFieldProps } from './desk/FileField';
export { FindField, type FindFieldProps } from './desk/FindField';
export { TabPanels, type TabPanel, type TabPanelsProps } from './desk/TabPanels';
