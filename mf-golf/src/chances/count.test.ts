import type { GolfPage } from '../contest/golf.types';
import { aConfig, aLeader, aPage, aPick } from '../testing/page.fixture';
import { countOf, myWin } from './count';
import { hasRace, racePage } from './race-page.rules';
import { raceOf } from './race.rules';

function end<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const page = (over: Partial<GolfPage> = {}) =>
  aPage({
    picks: { data: [aPick(12), aPick(13, { Pick3: 6, Pick3Name: 'Golfer 6' })] },
    leaderboard: { data: [1, 2, 3, 4, 6].map((id) => aLeader(id)) },
    ...over,
  });

describe('my chance of first place by itself', () => {
  it('is the one that the page of chances says, to the last figure', () => {
    const mine = end(myWin(racePage(page())));
    expect(mine).toBe(end(countOf(racePage(page()), [9, 7]))?.chances.entries[0]?.win);
    expect(mine).toBeGreaterThan(0.05);
    expect(mine).toBeLessThan(0.95);
  });

  it('is nothing without an entry, and where nothing is left to play', () => {
    const nobody = page({ config: { data: [aConfig({ entry_id: 0 })] } });
    const over = page({ config: { data: [aConfig({ status: 'OFFICIAL' })] } });
    expect([end(myWin(racePage(nobody))), end(myWin(racePage(over)))]).toEqual([null, null]);
  });
});

it('a race hangs on scores, picks and rounds, and not on shots or on how late it is', () => {
  const later = page({
    config: { data: [aConfig({ ScoresFrom: '2026-11-20T18:00:00Z', aces_pot: 7 })] },
    leaderboard: { data: [1, 2, 3, 4, 6].map((id) => aLeader(id, { last_shot: 'Putt 3 ft', sort_order: 9 - id })) },
  });
  expect(racePage(later)).toEqual(racePage(page()));
  expect(raceOf(racePage(later))).toEqual(raceOf(page()));
  const cut = page({ leaderboard: { data: [1, 2, 3, 4, 6].map((id) => aLeader(id, id === 2 ? { Status: 'WD' } : {})) } });
  expect(raceOf(racePage(cut))).not.toEqual(raceOf(page()));
});

it.each([
  ['is there once picks are open and holes are left', {}, true],
  ['is none before the lock', { config: { data: [aConfig({ locked: 0, status: 'NOT_STARTED' })] } }, false],
  ['is none while nobody has a golfer', { picks: { data: [aPick(12, { Pick1: null, Pick2: null, Pick3: null, Pick4: null })] } }, false],
  ['is none once it is canceled', { config: { data: [aConfig({ status: 'CANCELLED' })] } }, false],
  ['is none once all rounds are complete', { config: { data: [aConfig({ status: 'ROUND_COMPLETE', current_round: 4 })] } }, false],
  ['is there between rounds', { config: { data: [aConfig({ status: 'ROUND_COMPLETE', current_round: 3 })] } }, true],
] as const satisfies [string, Partial<GolfPage>, boolean][])('a race %s', (_words, over, there) => {
  const now = racePage(page(over));
  expect([hasRace(now), raceOf(now) !== null, end(countOf(now, [9])) !== null]).toEqual([there, there, there]);
});
