import type { MySeasonHead } from '@poolhouse/contract';
import { Panel } from '../page/Panel';
import { Stack } from '../page/Stack';
import { YourSeason } from '../page/YourSeason';
import { aPageState } from '../testing/page-state';
import { LONG_NAME, storyTabs } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { LuckCurve } from './LuckCurve';
import { Shelf } from './myseason.styles';
import { MySeasonScreen } from './MySeasonScreen';
import { SeasonCells, type SeasonCell } from './SeasonCells';
import { SeasonFacts } from './SeasonFacts';
import { SeasonFigures } from './SeasonFigures';
import { SeasonHead } from './SeasonHead';
import { SeasonSteps } from './SeasonSteps';

export default {
  title: 'My season',
  component: MySeasonScreen,
  subcomponents: { LuckCurve, SeasonCells, SeasonFacts, SeasonFigures, SeasonHead, SeasonSteps, Shelf, YourSeason },
} satisfies Stories;

const head = (of: Partial<MySeasonHead> = {}): MySeasonHead => ({
  ...{ ID: 1, contest_id: 3, contest_name: 'Oak Street Pool', entry_id: 1, EntryName: 'Rusty Nail', Year: 2026, Week: 15, Over: 0 },
  ...{ Rank: 2, Shared: 0, Entries: 14, Gap: '1 win behind Turf Toe' },
  ...of,
});
const ranks = [5, 2, 7, 2, 1, 2, 2, 4, 3, 2, 3, 2, 2, 2, 2];
const weeks = ranks.map((Rank, n) => ({ Week: n + 1, Rank }));
const cell = (letter: string): SeasonCell => {
  const faces = { W: 'win', L: 'loss', P: 'push', C: 'cover', T: 'tie' } as const;
  const face = faces[letter as keyof typeof faces] ?? 'none';
  return { letter: letter === '.' ? '' : letter, face, spoken: `Bills −5.5, ${face}` };
};
const row = (name: string, letters: string) => ({ key: name, name, cells: [...letters].map(cell) });
const facts = [
  { ID: 'best', Title: 'Best week', Head: 'Week 4, all five, alone', Text: '42 points.', Weeks: '4' },
  { ID: 'nemesis', Title: 'Your nemesis', Head: LONG_NAME, Text: 'Took the other side 9 times and was right 7 of them.', Weeks: '1,2,3,9' },
];
const coin = Array.from({ length: 75 }, () => 1 / 2);
const marks = [
  { name: 'Favorites', at: 36 },
  { name: 'Coin', at: 37.5 },
];

const Told = ({ of }: { of: MySeasonHead }) => (
  <div>
    <SeasonHead head={of} record="46–29, 61.3%" says="98 points won, 1 win behind Turf Toe" weeks={weeks} />
    <Panel title="Your 15 picks">
      <SeasonCells
        caption="Your picks by week"
        weeks={weeks.map(({ Week }) => Week)}
        rows={[row('picks', 'WWLCLPWWLLWWLWW')].map(({ name: _name, ...rest }) => rest)}
      />
      <SeasonFigures
        figures={[
          { ID: 'run', Title: 'Longest run', Head: '9 right', Text: 'Weeks 3–5' },
          { ID: 'drought', Title: 'Longest drought', Head: '4 wrong', Text: 'Week 15' },
        ]}
      />
      <SeasonSteps steps={weeks.map((one) => ({ ...one, said: '3–2, 14 points', to: '/football/recap?week=1' }))} />
    </Panel>
  </div>
);

const screen = (of: MySeasonHead) => (
  <MySeasonScreen
    name="My Football Season"
    page={aPageState({ config: { data: [of] } })}
    sections={storyTabs}
    above="/football/season"
    back="/football"
    file="season"
  >
    {(_data, row0) => (
      <>
        <Told of={row0} />
        <SeasonFacts facts={facts} weekAddress={(week) => `/football/recap?week=${week}`} />
      </>
    )}
  </MySeasonScreen>
);

export const Season: Story = { name: 'A season', render: () => screen(head()) };
export const TooFewWeeks: Story = { render: () => screen(head({ Rank: 0, Week: 2 })) };
export const NoEntry: Story = { render: () => screen(head({ Rank: 0, entry_id: 0, EntryName: '' })) };
export const Teams: Story = {
  name: 'Teams by week',
  render: () => (
    <Panel title="Your 2 teams">
      <SeasonCells
        caption="Your teams by week"
        weeks={[1, 2, 3, 4]}
        rows={[row('BUF', 'WL.W'), row('CHI', 'T.LW')]}
        sums={[1, 0, 0, 2].map((value) => ({ value, solid: value === 2 }))}
      />
    </Panel>
  ),
};
export const Tournaments: Story = {
  name: 'A season of tournaments',
  render: () => (
    <Stack>
      <SeasonHead
        head={head({ contest_name: 'Golf', Week: 5, Gap: '3 strokes behind Turf Toe' })}
        record="−212, $31.50 won"
        says="3 strokes behind Turf Toe"
        weeks={weeks.slice(0, 5)}
        unit="tournament"
      />
      <Panel title="Your 5 tournaments">
        <SeasonSteps
          unit="tournament"
          steps={weeks
            .slice(0, 5)
            .map((one) => ({ ...one, name: `The ${LONG_NAME} Invitational`, said: '2nd of 14 at −46, $7', to: '/golf/recap?tid=1' }))}
        />
      </Panel>
      <SeasonFacts facts={facts} unit="tournament" weekAddress={(n) => `/golf/recap?tid=${n}`} weekName={(n) => `Open of week ${n}`} />
    </Stack>
  ),
};
export const Luck: Story = {
  name: 'Beside a coin, and beside three rules',
  render: () => (
    <Stack>
      <Panel title="You, a coin, the favorites">
        <LuckCurve says="3 coins of 100 do as well" chances={coin} mine={46} marks={marks} unit="right" label="Right picks: you 46">
          <p>Always the favorite: 36–39. Always the underdog: 37–38.</p>
        </LuckCurve>
      </Panel>
      <Panel title="You, the biggest, the smallest, any dog">
        <LuckCurve
          says="23 random players of 100 win as many"
          chances={[0.375, 0.12, 0.35, 0.46, 0.36]}
          mine={2.5}
          marks={[...marks.map(({ name }, n) => ({ name, at: n })), { name: 'Any', at: 1.7 }]}
          unit="won"
          label="Dogs won: you 2.5"
        >
          <p>A random player takes any of the week’s dogs, every week.</p>
        </LuckCurve>
      </Panel>
    </Stack>
  ),
};
export const Trophies: Story = {
  render: () => (
    <Shelf>
      <li data-now>2nd overall</li>
      <li>Week 7, 2025</li>
    </Shelf>
  ),
};
export const TheWayThere: Story = { render: () => <YourSeason to="/football/season/me" /> };
