import type { RecapFact, WeekRecapConfig } from '@poolhouse/contract';
import { ResultChip } from '../chips/ResultChip';
import { Panel } from '../page/Panel';
import { Stack } from '../page/Stack';
import { aPageState } from '../testing/page-state';
import { LONG_NAME, storyTabs } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { RecapPart } from './recap.styles';
import { RecapCells } from './RecapCells';
import { RecapFacts } from './RecapFacts';
import { RecapMine } from './RecapMine';
import { RecapSaidPanel } from './RecapSaidPanel';
import { RecapScreen } from './RecapScreen';
import { RecapWon } from './RecapWon';
import { ShareRecap } from './ShareRecap';
import { WeekRecap } from './WeekRecap';

export default {
  title: 'Recap',
  component: RecapWon,
  subcomponents: { RecapCells, RecapFacts, RecapMine, RecapPart, RecapSaidPanel, RecapScreen, ShareRecap, WeekRecap },
} satisfies Stories;

const cells = ['UGA', 'IOWA', 'CHI', 'BUF', 'DAL'].map((name) => ({
  id: name,
  mark: <ResultChip result={1} push={0} />,
  name,
  note: '−5.5',
}));
const fact = (of: Pick<RecapFact, 'ID' | 'Title' | 'Head' | 'Text'> & { Where?: string }): RecapFact => ({
  ...{ Where: '', Card: of.Head, Short: of.Text },
  ...of,
});

export const Won: Story = {
  render: () => (
    <RecapWon
      title="Won the week"
      headline="Mendoza Line"
      says="5–0 and all 42 points"
      won
      notes={['Second perfect week in the pool this season']}
    >
      <RecapCells cells={cells} label="Picks of Mendoza Line" />
    </RecapWon>
  ),
};
export const Nobody: Story = {
  name: 'Nobody won',
  render: () => (
    <RecapWon
      title="Won the week"
      headline="Nobody had five"
      says="42 points go on"
      won={false}
      notes={['', 'Best of the week: Turf Toe, 4–1']}
    />
  ),
};
export const LongNames: Story = {
  render: () => (
    <RecapWon title="Won the tournament" headline={LONG_NAME} says="−46 and $10.25" won notes={[]}>
      <RecapCells cells={[{ id: '1', mark: null, name: LONG_NAME, note: 'T12, −4' }]} label={`Golfers of ${LONG_NAME}`} />
    </RecapWon>
  ),
};
export const Facts: Story = {
  render: () => (
    <Stack>
      <RecapFacts
        title="Also that week"
        facts={[
          fact({
            ID: 'swing',
            Title: 'The swing',
            Head: 'The last two minutes of Cowboys at Raiders',
            Text: '20–20 became 27–20.',
            Where: 'Cowboys at Raiders, Mon',
          }),
          fact({
            ID: 'bad_beat',
            Title: 'The bad beat',
            Head: 'Sack Lunch, Raiders +3.5',
            Text: '4–0 and ahead of the line by 3.5; lost by 3.5.',
          }),
          fact({ ID: 'next', Title: 'Next week’s pot', Head: '42 points', Text: 'Week 12.' }),
        ]}
      />
      <RecapSaidPanel said={[{ ID: 1, EntryName: 'Sack Lunch', Message: 'I had started to spend it.', At: '2026-11-17T04:16:00Z' }]} />
    </Stack>
  ),
};
export const NothingToTell: Story = { render: () => <RecapFacts facts={[]} title="Also that week" /> };
export const Part: Story = {
  name: 'A part of its own',
  render: () => (
    <Panel title="Your tournament" action="7th of 12">
      <RecapPart>
        <strong>{LONG_NAME}</strong>
        <p>Level at −35; behind on round 4: −7 against −8.</p>
      </RecapPart>
    </Panel>
  ),
};
export const Mine: Story = {
  name: 'Mine, of two entries',
  render: () => (
    <RecapMine
      title="Your week"
      place=""
      said={[
        { id: 1, name: 'Rusty Nail', says: 'Jets +7.5: Lost 10–20 at the Bills.' },
        { id: 2, name: LONG_NAME, says: 'No pick came in: a loss.' },
      ]}
    />
  ),
};
const kit: Story['kit'] = {
  answers: {
    'GET utils/recap_card': () => ({
      picture: 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==',
      sharing: 1,
      path: '',
    }),
  },
};
const aWeek = (over: Partial<WeekRecapConfig>): WeekRecapConfig => ({
  ...{ ID: 1, contest_id: 1, contest_name: 'Oak Street Pool', entry_id: 1, EntryName: 'Rusty Nail', Week: 11, ShowWeek: 12, Year: 2026 },
  ...{
    FirstWeek: 1,
    Over: 1,
    Open: 0,
    OpenAt: '',
    Dates: 'Nov 13–17',
    Headline: 'Mendoza Line',
    Winners: '',
    Says: '5–0',
    Note: '',
    Best: '',
  },
  ...over,
});
const week = (config: WeekRecapConfig) => (
  <WeekRecap
    name="Football Recap"
    page={aPageState('Mendoza Line has won.')}
    config={config}
    hrefFor={(of) => `?week=${of}`}
    sections={storyTabs}
    back="/"
    file="week"
  >
    {(said) => <Panel title="Won the week">{said}</Panel>}
  </WeekRecap>
);
export const OfAWeek: Story = { name: 'Of a week that is over', kit, render: () => week(aWeek({})) };
export const OfAnOpenWeek: Story = {
  name: 'Of a week that is on',
  render: () => week(aWeek({ Over: 0, Open: 2, OpenAt: '2026-11-17T01:15:00Z' })),
};
export const WithMore: Story = {
  name: 'Not yet, with something below',
  render: () => (
    <RecapScreen
      title="Auction Recap"
      sections={storyTabs}
      page={aPageState('64 teams were sold.')}
      why="31 games are open."
      back="/"
      share={undefined}
      below={(said) => <Panel title="The evening">{said}</Panel>}
    >
      {() => null}
    </RecapScreen>
  ),
};
export const Shared: Story = {
  name: 'To be handed on',
  kit,
  render: () => <ShareRecap contestId={1} round={11} title="Oak Street Pool, week 11" alt="Picture of week 11" file="week-11.png" />,
};
