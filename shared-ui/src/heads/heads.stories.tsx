import { ContestChoices } from '../contest/ContestChoices';
import { TieRule } from '../tables/TieRule';
import { aPageState } from '../testing/page-state';
import { LONG_NAME, nothingYet, nowhere, STORY_NOW, storyTabs } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { TimeTo } from '../time/TimeTo';
import { ContestHead } from './ContestHead';
import { ContestTabs } from './ContestTabs';
import { JumpPills } from './JumpPills';
import { RefreshCountdown } from './RefreshCountdown';
import { StatusStrip } from './StatusStrip';
import { WeekNav } from './WeekNav';

export default {
  title: 'Heads',
  component: ContestHead,
  subcomponents: { ContestTabs, WeekNav, RefreshCountdown, StatusStrip, JumpPills, ContestChoices, TimeTo },
} satisfies Stories;

const oakStreet = { id: 1, name: 'Oak Street Football' };
const contests = [oakStreet, { id: 2, name: LONG_NAME }];
const choices = (count: number, years: readonly number[]) => (
  <ContestChoices contests={contests.slice(0, count)} shown={oakStreet} years={years} year={2026} onContest={nowhere} onYear={nowhere} />
);
const weeks = <WeekNav week={11} weeks={18} current={11} hrefFor={(week) => `/?week=${week}`} />;
const still = { refreshing: false, staleSince: null, secondsLeft: 24, refresh: nothingYet };

export const Whole: Story = {
  render: () => (
    <ContestHead
      title="Week 11 Football"
      selector={choices(2, [2026, 2025])}
      countdown={<RefreshCountdown state={aPageState({}, { secondsLeft: 24 })} />}
      tabs={<ContestTabs items={storyTabs} />}
      weeks={weeks}
    />
  ),
};
export const Bare: Story = { render: () => <ContestHead title="Football Rules" back="/" /> };
export const LongTitle: Story = {
  render: () => <ContestHead title={`History for ${LONG_NAME}`} back="/" tabs={<ContestTabs items={storyTabs} />} />,
};
export const OneContest: Story = { render: () => choices(1, []) };
export const OneContestOfManyYears: Story = {
  render: () =>
    choices(
      1,
      Array.from({ length: 20 }, (_, n) => 2026 - n),
    ),
};
export const Weeks: Story = { render: () => weeks };
export const WeeksFromTheFifth: Story = { render: () => <WeekNav week={5} first={5} weeks={9} current={6} hrefFor={String} /> };
export const Counting: Story = { render: () => <RefreshCountdown state={still} /> };
export const Reading: Story = { render: () => <RefreshCountdown state={{ ...still, refreshing: true }} /> };
export const Stale: Story = {
  render: () => <RefreshCountdown state={{ ...still, secondsLeft: 8, staleSince: Date.parse(STORY_NOW) - 900_000 }} />,
};
export const NothingToRead: Story = { render: () => <RefreshCountdown state={{ ...still, secondsLeft: null }} /> };
export const Strip: Story = {
  render: () => (
    <StatusStrip
      items={[
        { label: 'Rank', value: '3rd', note: 'of 12' },
        { label: 'This week', value: '3–1', note: 'one on', live: true },
        { label: 'Next lock', value: <TimeTo at={Date.parse(STORY_NOW) + 2_530_000} />, phone: true },
        { label: 'Ties', value: <TieRule points />, note: LONG_NAME },
      ]}
    />
  ),
};
export const StripOfNothing: Story = { render: () => <StatusStrip items={[]} /> };
export const Pills: Story = {
  name: 'Pills (a phone’s)',
  render: () => <JumpPills items={['Scores', 'Standings', 'Overall', 'Smack'].map((label) => ({ id: label.toLowerCase(), label }))} />,
};
