import { PanelEmpty } from '../feedback/PanelStates';
import { LONG_NAME, nowhere } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { FileField } from './FileField';
import { FindField } from './FindField';
import { Sections } from './Sections';
import { TabPanels } from './TabPanels';

export default { title: 'Desk', component: TabPanels, subcomponents: { FileField, FindField, Sections } } satisfies Stories;

const tabs = (labels: readonly string[]) => (
  <TabPanels
    label="Console"
    panels={labels.map((label) => ({ key: label, label, panel: <PanelEmpty>{label}</PanelEmpty> }))}
    chosen={labels[0] ?? ''}
    onChoose={nowhere}
  />
);

export const Tabs: Story = { render: () => tabs(['Admin', 'Football Admin', 'Contests']) };
export const ManyTabs: Story = { render: () => tabs(Array.from({ length: 14 }, (_, n) => `Tab ${n + 1}`)) };
export const LongTab: Story = { render: () => tabs([LONG_NAME, 'Short']) };
export const InSections: Story = {
  render: () => (
    <Sections
      label="Golf Admin"
      sections={['Season', 'Field', 'Picks', 'Prizes', 'Entries'].map((label) => ({
        key: label.toLowerCase(),
        label,
        panel: <PanelEmpty>{label}</PanelEmpty>,
      }))}
    />
  ),
};
export const File: Story = { render: () => <FileField label="games.csv" hint="In nflverse’s columns." accept=".csv" onRead={nowhere} /> };
export const Find: Story = { render: () => <FindField label="Find a user" value="" onChange={nowhere} /> };
export const Found: Story = { render: () => <FindField label="Find a user" value="tran" onChange={nowhere} /> };
