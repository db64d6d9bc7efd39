import { PICKS_PER_WEEK } from '@poolhouse/contract/constants';
import { boardOf, type FootballPage } from '../contest/board.rules';
import { aBoardPage } from '../testing/board-page.fixture';
import { aLiveGame, aPick, aStanding } from '../testing/board.fixture';
import { matters } from './matters.rules';

const found = (page: FootballPage) => {
  const steps = matters(boardOf(page, PICKS_PER_WEEK)!);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
const FIVE = [1, 2, 3, 4, 5];
const sweat = (event: number, chance: number | null): NonNullable<FootballPage['mine']>['data'][number] => ({
  ...{ ID: `1-${event}`, event_id: event, side: 2, state: 'live', at: '2026-11-15T18:00:00Z', pick: 'Bills −5.5', need: '' },
  ...{ score: '31–20', clock: 'Q3 8:41', result: -1, push: 0, near: 1, chance },
});
const page = (over: Partial<FootballPage> = {}) =>
  aBoardPage({
    scores: { data: FIVE.map((ID) => aLiveGame({ ID })) },
    picks: { data: FIVE.map((event) => aPick({ ID: `1-${event}`, slot: event, event_id: event, Result: -1 })) },
    standings: { data: [aStanding({ PicksIn: 5 })] },
    mine: { data: FIVE.map((event) => sweat(event, event === 3 ? 0.4 : 0.9)) },
    ...over,
  });

it('begins with the pick that is least sure, as long as five of five can be had', () => {
  const [first, ...others] = found(page());
  expect(first).toMatchObject({ ID: 3, of: 'five', side: 2, not: 0 });
  expect(first!.covered).toBeGreaterThan(others[0]!.covered);
  expect(found(page({ mine: { data: [sweat(1, null)] } }))).toEqual([]);
});

it('goes on with first place once five of five is lost: a game on which both of us have the same moves nothing', () => {
  const standings = [
    aStanding({ PicksIn: 5, Losses: 1 }),
    aStanding({ ID: '11-2', entry_id: 2, EntryName: 'Turf Toe', PicksIn: 5, Losses: 1 }),
  ];
  const pick = (entry: number, event: number, Pick: string, Spread: number) =>
    aPick({ ID: `${entry}-${event}`, entry_id: entry, slot: event, event_id: event, Pick, Spread, Result: -1 });
  const scores = FIVE.map((ID) => aLiveGame({ ID, score1: 20, score2: 25 }));
  const picks = [
    ...[1, 2, 3].flatMap((event) => [pick(1, event, 'Bills', -5.5), pick(2, event, 'Bills', -5.5)]),
    pick(1, 4, 'Bills', -5.5),
    pick(2, 4, 'Buccaneers', 5.5),
  ];
  const all = found(page({ standings: { data: standings }, scores: { data: scores }, picks: { data: picks }, mine: { data: [] } }));
  expect(all[0]).toMatchObject({ ID: 4, of: 'first', side: 2 });
  expect(all[0]!.covered).toBe(1);
  expect(all[0]!.not).toBeLessThan(0.1);
  for (const { covered, not } of all.slice(1)) expect(Math.abs(covered - not)).toBeLessThan(0.1);
});

it('has nothing for who is not in it', () => {
  expect(found(page({ standings: { data: [aStanding({ entry_id: 2, ID: '11-2', Losses: 1 })] } }))).toEqual([]);
});
