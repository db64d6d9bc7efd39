import { aGame } from '../underdogs/testing/game.fixture';
import { sweatRow } from './sweat.rules';

const KICKOFF = Date.parse('2026-11-15T18:00:00Z');
const LATER = KICKOFF + 3_600_000;
const game = (over: Partial<ReturnType<typeof aGame>>) => ({
  ...aGame({ kickoffAt: KICKOFF }),
  team1: 'Buccaneers',
  team2: 'Bills',
  spread2: -5.5,
  ...over,
});
const on = { state: 'in_progress', status: 'Q3', timeLeft: '2:14', score1: 20, score2: 31 } as const;
const bills = { side: 2, lockedSpread: null } as const;

test('a pick to come says what it will take, and no score', () => {
  expect(sweatRow(game({}), bills, KICKOFF - 1)).toMatchObject({
    state: 'to_come',
    pick: 'Bills −5.5',
    need: 'Must win by 6',
    score: '',
    clock: '',
    result: 3,
  });
  expect(sweatRow(game({ spread2: null }), bills, KICKOFF - 1)).toMatchObject({ pick: 'Bills', need: '', chance: null });
});

test('a pick whose game is on says what it needs at the line that it holds', () => {
  expect(sweatRow(game(on), bills, LATER)).toMatchObject({
    state: 'live',
    need: 'Buccaneers need 6',
    score: '31–20',
    clock: 'Q3 2:14',
    result: -1,
  });
  expect(sweatRow(game(on), { side: 2, lockedSpread: -11 }, LATER)).toMatchObject({ pick: 'Bills −11', push: 1, result: -2 });
  // Kicked off by the clock, and nothing heard of it yet.
  expect(sweatRow(game({}), bills, LATER)).toMatchObject({ state: 'live', score: '', need: '' });
});

test.each([
  [{ score1: 10, score2: 35 }, 'Won by 19.5', 1],
  [{ score1: 30, score2: 31 }, 'Lost by 4.5', 0],
  [{ score1: 20, score2: 31, spread2: -11 }, 'Push, counts as a loss', 0],
])('a pick whose game ended %j: %s', (score, need, result) => {
  expect(sweatRow(game({ state: 'final', status: 'Final', ...score }), bills, LATER)).toMatchObject({
    state: 'over',
    need,
    result,
    clock: 'Final',
  });
});

test('a pick whose game is off the board has no result', () => {
  expect(sweatRow(game({ state: 'postponed', status: 'Postponed' }), bills, KICKOFF - 1)).toMatchObject({
    state: 'over',
    need: 'No result',
    score: '',
    clock: 'Postponed',
    result: null,
  });
});

test('a chance is said of what is to come and on, by the line that the pick holds, and of nothing that is over', () => {
  const chance = (over: Parameters<typeof game>[0], lockedSpread: number | null = null, now = LATER) =>
    sweatRow(game(over), { side: 2, lockedSpread }, now).chance;
  expect([chance({}, null, KICKOFF - 1), chance({}, -3, KICKOFF - 1)]).toEqual([0.512, 0.565]);
  expect([chance(on), chance(on, -11), chance({ ...on, score2: 50 })]).toEqual([0.831, 0.511, 0.999]);
  expect([chance({ ...on, status: 'Delayed' }), chance({ ...on, spread2: null }, -3)]).toEqual([null, null]);
  expect(chance({ ...on, state: 'final' })).toBeUndefined();
  expect(chance({ state: 'cancelled' })).toBeUndefined();
});
