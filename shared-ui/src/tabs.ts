/** Panels behind tabs, for players' screens that have them; screens for work have them from desk.ts. */
export { TabPanels, type TabPanel, type TabPanelsProps } from './desk/TabPanels';
