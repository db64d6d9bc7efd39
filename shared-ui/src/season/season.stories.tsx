import { ShareBar } from '../share/ShareBar';
import { LONG_NAME, storyEntries } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { ChanceLine, ChanceMoments } from './ChanceLine';
import type { RaceEntry } from './race.rules';
import { RacePanel } from './RacePanel';
import { StateWord } from './StateWord';

export default {
  title: 'Season',
  component: RacePanel,
  subcomponents: { ChanceLine, ChanceMoments, ShareBar, StateWord },
} satisfies Stories;

const race = (names: readonly string[], weeks: number): RaceEntry[] =>
  names.flatMap((EntryName, n) =>
    Array.from({ length: weeks }, (_, week) => ({
      entry_id: n + 1,
      EntryName,
      Week: week + 1,
      value: (week + 1) * 3 - ((n * (week + 2)) % 7),
      Rank: n + 1,
    })),
  );
const names = (count: number) => storyEntries(count).map(({ EntryName }) => EntryName);

export const Race: Story = { render: () => <RacePanel rows={race(names(6), 11)} entryId={3} unit="win" /> };
export const SupposedRace: Story = {
  name: 'As supposed',
  render: () => <RacePanel rows={race(names(6), 11)} entryId={3} unit="win" supposed />,
};
export const NotBegun: Story = { render: () => <RacePanel rows={[]} entryId={3} unit="win" /> };
export const FirstWeek: Story = { render: () => <RacePanel rows={race(names(4), 1)} entryId={0} unit="point" /> };
export const LongNames: Story = { render: () => <RacePanel rows={race([LONG_NAME, `${LONG_NAME} II`], 5)} entryId={1} unit="win" /> };
export const Crowd: Story = { name: 'A hundred', render: () => <RacePanel rows={race(names(100), 11)} entryId={3} unit="win" /> };
export const States: Story = {
  render: () => (
    <>
      <StateWord state="clinched" /> <StateWord state="alive" /> <StateWord state="out" />
    </>
  ),
};

const kickoff = Date.parse('2026-11-15T18:00:00Z');
const chances = [0.03, 0.05, 0.04, 0.09, 0.12, 0.08, 0.17, 0.26, 0.24, 0.31];
const points = chances.map((chance, n) => ({ at: kickoff + n * 900_000, chance }));
const moments = [4, 5, 7, 9].map((n) => ({
  ...{
    id: String(n),
    at: kickoff + n * 900_000,
    title: n === 5 ? 'TB touchdown' : 'BUF field goal',
    note: `Q${1 + Math.floor(n / 3)} 3:12, 17–${n}`,
  },
  ...{ before: chances[n - 1] ?? 0, after: chances[n] ?? 0 },
}));
export const Chances: Story = {
  name: 'A chance',
  render: () => <ChanceLine label="Chance of five of five" points={points} moments={moments} />,
};
export const MomentsAlone: Story = {
  name: 'What moved it, alone',
  render: () => <ChanceMoments moments={moments} />,
};
export const NoChance: Story = {
  name: 'No chance told',
  render: () => <ChanceLine label="Chance of five of five" points={[]} moments={[]} />,
};

const shared = (sharing: 0 | 1) => (
  <ShareBar
    read={{
      data: { picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', sharing, path: '' },
      error: null,
      pending: false,
      retry: () => undefined,
      again: () => Promise.resolve(true),
    }}
    title="Oak Street Pool, week 11"
    alt="Picture of week 11"
    file="week-11.png"
    label="Share"
    share={() => Promise.resolve({ data: { path: '/s/1' } })}
  />
);
export const Share: Story = { render: () => shared(1) };
export const NotShared: Story = { name: 'Sharing is off', render: () => shared(0) };
