import { aFinalGame, aGame, aLiveGame } from '../testing/game.fixture';
import { aPageState } from '../testing/page-state';
import { LONG_NAME, nowhere } from '../testing/story-data';
import type { Stories, Story } from '../testing/story.types';
import type { GamePick } from './game-sides.rules';
import { GameRow } from './GameRow';
import { PickableSide } from './PickableSide';
import { ScoresAge } from './ScoresAge';
import { ScoresPanel } from './ScoresPanel';

export default { title: 'Games', component: GameRow, subcomponents: { ScoresPanel, ScoresAge, PickableSide } } satisfies Stories;

const mine = { Abbrev: 'BUF', Pick: 'Bills', Spread: -5.5 };
const picks: GamePick[] = [
  { EntryName: 'Rusty Nail', Pick: 'Bills', Result: -1, Push: 0 },
  { EntryName: LONG_NAME, Pick: 'Buccaneers', Result: -2, Push: 0 },
];
/** By lines of half a point apart: all that one game can be to a pool. */
const everyWay: GamePick[] = [
  { EntryName: 'Rusty Nail', Pick: 'Bills', Result: -1, Push: 0 },
  { EntryName: 'Turf Toe', Pick: 'Bills', Result: -2, Push: 0 },
  { EntryName: 'Sack Lunch', Pick: 'Bills', Result: -2, Push: 1 },
  { EntryName: 'Hail Marys', Pick: 'Buccaneers', Result: -2, Push: 0 },
  { EntryName: 'Blitz Happens', Pick: 'Buccaneers', Result: -2, Push: 1 },
];
const week = (count: number) =>
  Array.from({ length: count }, (_, n) => (n % 3 === 0 ? aFinalGame : n % 3 === 1 ? aLiveGame : aGame)({ ID: n + 1 }));
const row = (game: ReturnType<typeof aGame>) => <GameRow game={game} />;

export const Coming: Story = { render: () => <GameRow game={aGame()} sealed={7} bell={{ on: false, onPress: nowhere }} /> };
export const NoLineYet: Story = { render: () => <GameRow game={aGame({ Spread1: null, Spread2: null })} sealed={0} /> };
export const Live: Story = { render: () => <GameRow game={aLiveGame()} picks={picks} bell={{ on: true, onPress: nowhere }} changed /> };
export const LiveAndMine: Story = { render: () => <GameRow game={aLiveGame()} picks={picks} mine={mine} bell={null} /> };
export const EveryWay: Story = { render: () => <GameRow game={aLiveGame()} picks={everyWay} mine={mine} bell={null} /> };
export const Final: Story = { render: () => <GameRow game={aFinalGame()} mine={mine} /> };
export const Postponed: Story = {
  render: () => <GameRow game={aGame({ state: 'postponed', status: 'Postponed', statusNote: 'to Tuesday' })} />,
};
export const Cancelled: Story = { render: () => <GameRow game={aGame({ state: 'cancelled', status: 'Cancelled' })} /> };
export const Ranked: Story = { render: () => <GameRow game={aLiveGame({ Rank1: 4, Rank2: 25 })} foot={null} own /> };
export const LongNames: Story = { render: () => <GameRow game={aLiveGame({ team1: LONG_NAME, team2: 'Massachusetts Minutemen' })} /> };

export const NoGames: Story = { render: () => <ScoresPanel title="Week 11 Scores" games={[]} row={row} /> };
export const Week: Story = {
  render: () => <ScoresPanel title="Week 11 Scores" games={week(16)} page={aPageState({}, { secondsLeft: 24 })} row={row} />,
};
export const FiveHundredGames: Story = { render: () => <ScoresPanel title="Bowl season" games={week(500)} row={row} /> };
export const Old: Story = { name: 'Stale', render: () => <ScoresAge from="2026-11-15T19:40:00Z" /> };

export const Sides: Story = {
  render: () => (
    <>
      {['Buccaneers +5.5', 'Bills −5.5', LONG_NAME].map((side, n) => (
        <PickableSide key={side} type="button" aria-pressed={n === 1}>
          {side}
        </PickableSide>
      ))}
      <PickableSide type="button" disabled>
        Started
      </PickableSide>
    </>
  ),
};
