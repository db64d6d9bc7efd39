import { AddToCalendar } from '../calendar/AddToCalendar';
import { QrCode } from '../qr/QrCode';
import { LONG_NAME, STORY_NOW, storyEntries } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { Downloads } from './Downloads';
import { TakeAway } from './TakeAway';

export default { title: 'To take away', component: Downloads, subcomponents: { TakeAway, AddToCalendar, QrCode } } satisfies Stories;

const rows = (count: number) => storyEntries(count).map(({ EntryName, Wins }) => [EntryName, Wins]);

export const Files: Story = {
  render: () => (
    <Downloads
      named={['football', 2026, 11]}
      tables={[
        { name: 'standings', rows: rows(500) },
        { name: 'picks', rows: rows(3) },
        { name: 'nothing', rows: [] },
      ]}
    />
  ),
};
export const NoFiles: Story = { render: () => <Downloads named={['football']} tables={[]} /> };
export const Button: Story = { render: () => <TakeAway>{() => <p>Fetched with the first press.</p>}</TakeAway> };
export const Code: Story = { render: () => <QrCode text="https://pool.example.org/join#abc" label="Invitation as a QR code" /> };
export const LongCode: Story = {
  render: () => <QrCode text={`https://pool.example.org/join#${'abc'.repeat(60)}`} label="A long address" />,
};
export const Lock: Story = {
  render: () => <AddToCalendar title="Football: week 11 picks lock" about={LONG_NAME} at={STORY_NOW} href="/football/makepicks" />,
};
