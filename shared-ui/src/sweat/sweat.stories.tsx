import { OneOf } from '../screen/OneOf';
import { aPageState } from '../testing/page-state';
import { LONG_NAME, nowhere } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import { InPlayPanel } from './InPlayPanel';
import type { SweatLine } from './sweat.rules';
import { SweatList } from './SweatList';
import { SweatPanel } from './SweatPanel';

export default { title: 'Sweat', component: SweatPanel, subcomponents: { InPlayPanel, OneOf, SweatList } } satisfies Stories;

const line = (ID: string, over: Partial<SweatLine> = {}): SweatLine => ({
  ID,
  state: 'live',
  at: '2026-11-15T18:00:00Z',
  pick: 'Bears +3',
  need: 'Vikings need 10, 9 pushes',
  score: '16–10',
  clock: 'Q3 8:41',
  result: -1,
  push: 0,
  near: 1.2,
  chance: 0.81,
  colors: '#0B162A #C83803',
  note: 'at Vikings. 8 of 14 have it',
  href: '/football?game=1',
  ...over,
});
/** A chance that went up and down. */
const course = [0.5, 0.44, 0.61, 0.58, 0.72, 0.4, 0.55, 0.81].map((chance, n) => ({ at: 600 * n, chance }));
const rows = [
  line('1', { course }),
  line('2', { pick: 'Falcons −3.5', need: 'Needs a touchdown', score: '27–27', clock: 'OT 6:12', result: -2, near: 0.2, chance: null }),
  line('3', { pick: 'Giants +7', need: 'Pushes if it ends so', score: '13–20', result: -2, push: 1, near: 0 }),
  line('4', { pick: LONG_NAME, need: 'Covers, needs 4 more to win', covers: 1 }),
  line('5', {
    state: 'to_come',
    pick: 'Chiefs −3.5',
    need: 'Must win by 4',
    score: '',
    clock: '',
    result: 3,
    chance: 0.47,
    at: '2026-11-15T22:25:00Z',
  }),
  line('6', { state: 'over', pick: 'Georgia −5.5', need: 'Won by 19.5', score: '35–10', clock: 'Final', result: 1 }),
  line('7', { state: 'over', pick: 'Ohio State PK', need: 'Lost by 3', score: '21–24', clock: 'F/OT', result: 0 }),
];
const plain = rows.slice(0, 3).map(({ colors: _colors, href: _href, ...row }) => row);

export const Five: Story = {
  render: () => (
    <SweatPanel
      title="My five"
      rows={rows}
      page={aPageState({}, { secondsLeft: 18 })}
      changed={({ ID }) => ID === '2'}
      empty=""
      foot="2 picks not in."
      onOpen={nowhere}
    />
  ),
};
const inPlay = plain.map(({ state: _state, ...row }) => ({ ...row, result: -1, href: '/underdogs?game=1' }));
export const InPlay: Story = {
  render: () => <InPlayPanel title="My teams" page={{ data: { mine: { data: inPlay } }, changed: new Set(['mine:1']) }} />,
};
export const None: Story = { render: () => <SweatPanel title="My five" rows={[]} empty="No picks yet." /> };
export const Large: Story = { render: () => <SweatList rows={plain} large /> };
export const Switch: Story = {
  render: () => <OneOf label="What to show" values={['Whole board', 'My five']} value="My five" wide onChange={nowhere} />,
};
