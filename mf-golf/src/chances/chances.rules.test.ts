import type { GolfPage } from '../contest/golf.types';
import { lastRound } from '../testing/last-round.fixture';
import { someScores, aConfig, aLeader, aPage, aPick, PARS } from '../testing/page.fixture';
import { chancesOf, type Chances } from './chances.rules';
import { movedBy, sumsOf } from './outcomes.rules';
import { raceOf } from './race.rules';

const count = (page: GolfPage, simulations = 400): Chances => {
  const steps = chancesOf(raceOf(page)!, [9, 7], simulations);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
const all = (toPar: number) => PARS.map(() => toPar);

describe('win chances', () => {
  it('are certain where nothing that is left can change the order', () => {
    const { entries } = count(lastRound({ mine: -1, others: 1, left: 1, open: [1, 5] }));
    expect(entries.map(({ id, win, paid, points }) => [id, win, paid, points])).toEqual([
      [12, 1, 1, 9],
      [13, 0, 1, 7],
    ]);
  });

  it('are the same for the same scores, add up to one, and pay all prizes', () => {
    const page = lastRound({ mine: 0, others: 0, left: 9, open: [1, 2, 3, 4, 5, 6, 7, 8] });
    const [one, again] = [count(page), count(page)];
    expect(again).toEqual(one);
    expect(one.entries.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1, 9);
    expect(one.entries.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(16, 9);
    for (const { win } of one.entries) expect(Math.abs(win - 0.5)).toBeLessThan(0.12);
  });

  it('tell what a golfer’s next hole is worth: mine helps, the other’s harms, a finished one is worth nothing', () => {
    const { leverage } = count(lastRound({ mine: 0, others: 0, left: 1, open: [1, 5] }));
    expect(leverage.get(1)).toBeGreaterThan(0.2);
    expect(leverage.get(5)).toBeLessThan(-0.2);
    expect(leverage.has(2)).toBe(false);
  });

  it('break a level sum by the last round, then share the place', () => {
    const page = lastRound({ mine: 0, others: 0, left: 1, open: [] });
    const level = {
      ...page,
      rounds: {
        data: page.rounds.data.map((row) => (row.ID === '13-3' ? { ...row, Round: -7 } : row.ID === '13-2' ? { ...row, Round: -9 } : row)),
      },
    };
    expect(count(page).entries.map(({ win, points }) => [win, points])).toEqual([
      [0.5, 8],
      [0.5, 8],
    ]);
    expect(count(level).entries.map(({ win }) => win)).toEqual([1, 0]);
  });

  it('let who misses the cut post nothing more, and an entry without golfers take the day’s worst', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    const page = aPage({
      config: { data: [aConfig({ current_round: 2, status: 'ROUND_COMPLETE', cut_made: 0, cut_count: 4, cut_round: 2 })] },
      picks: { data: [aPick(12), aPick(13, { Pick1: 5, Pick2: 6, Pick3: 7, Pick4: 8 })] },
      rounds: { data: [] },
      leaderboard: { data: ids.map((id) => aLeader(id)) },
      scores: { data: ids.flatMap((id) => [1, 2].map((round) => someScores(id, round, all(id <= 4 ? 0 : 1)))) },
    });
    const open = { ...page, config: { data: [{ ...page.config.data[0]!, status: 'IN_PROGRESS' as const }] } };
    expect(count(open).entries[0]?.win).toBe(1);
  });

  it('are nothing before the lock and once it is official', () => {
    const sealed = aPage({ config: { data: [aConfig({ locked: 0, status: 'NOT_STARTED' })] } });
    const official = aPage({ config: { data: [aConfig({ status: 'OFFICIAL' })] } });
    expect([raceOf(sealed), raceOf(official)]).toEqual([null, null]);
  });

  it('shift a golfer’s holes by his group, and keep shares of one', () => {
    const usual = [0, 0.2, 0.6, 0.2, 0, 0];
    const mean = (of: readonly number[]) => of.reduce((sum, share, n) => sum + share * (n - 2), 0);
    for (const strokes of [-1.3, 0, 0.55]) {
      const moved = movedBy(usual, strokes);
      expect(mean(moved) * 18).toBeCloseTo(strokes, 9);
      expect(sumsOf(moved).at(-1)).toBeCloseTo(1, 9);
    }
  });
});
