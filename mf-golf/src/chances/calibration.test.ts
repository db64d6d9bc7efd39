import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GolfPage } from '../contest/golf.types';
import { aConfig, aLeader, aPage, aPick, aRound, PARS, someScores } from '../testing/page.fixture';
import { CALIBRATION, type Calibration } from './calibration';
import { chancesOf } from './chances.rules';
import { raceOf } from './race.rules';

/** Recorded tournaments lie beside the repository, not in it. */
const FILE = resolve(
  process.env['POOLHOUSE_GOLF_DATA'] ?? resolve(__dirname, '../../../../shared/data/golf'),
  'tour_championship_2020/tour_championship_2020_holes.csv',
);
const [LEAGUES, ENTRIES] = [15, 28];
const EDGES = [0, 0.02, 0.05, 0.1, 0.2, 0.4, 1.01];

/** To par by golfer, round and hole. */
type Holes = ReadonlyMap<number, readonly (readonly number[])[]>;

function recorded(): Holes {
  const [head = '', ...lines] = readFileSync(FILE, 'utf8').trim().split(/\r?\n/);
  const at = (name: string) => head.split(',').indexOf(name);
  const golfers = new Map<number, number[][]>();
  for (const line of lines) {
    // Names are quoted and have a comma of their own.
    const cells = line.replace(/"[^"]*"/, '').split(',');
    const [id, round] = [Number(cells[at('player_id')]), Number(cells[at('round')])];
    const rounds = golfers.get(id) ?? [];
    rounds[round - 1] = PARS.map((par, n) => Number(cells[at(`h${n + 1}`)]) - par);
    golfers.set(id, rounds);
  }
  return golfers;
}

/** A league’s four golfers by entry; the same leagues each time. */
function league(n: number, ids: readonly number[]): number[][] {
  let state = n * 7919 + 12345;
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  return Array.from({ length: ENTRIES }, () => {
    const left = [...ids];
    return [1, 2, 3, 4].map(() => left.splice(next(left.length), 1)[0]!);
  });
}

const ball = (holes: Holes, golfers: readonly number[], round: number) =>
  PARS.reduce((sum, _, hole) => sum + Math.min(...golfers.map((id) => holes.get(id)![round]![hole]!)), 0);

function pageAfter(rounds: number, holes: Holes, entries: readonly (readonly number[])[]): GolfPage {
  return aPage({
    config: { data: [aConfig({ current_round: rounds, status: 'ROUND_COMPLETE', cut_round: 0, entry_id: 0 })] },
    picks: {
      data: entries.map(([Pick1 = null, Pick2 = null, Pick3 = null, Pick4 = null], n) => aPick(100 + n, { Pick1, Pick2, Pick3, Pick4 })),
    },
    rounds: {
      data: entries.flatMap((own, n) =>
        Array.from({ length: rounds }, (_, round) =>
          aRound(100 + n, { ID: `${100 + n}-${round + 1}`, round_number: round + 1, Round: ball(holes, own, round) }),
        ),
      ),
    },
    leaderboard: { data: [...holes.keys()].map((id) => aLeader(id, { Group_Num: null })) },
    scores: {
      data: [...holes].flatMap(([id, own]) => own.slice(0, rounds).map((toPar, round) => someScores(id, round + 1, toPar))),
    },
  });
}

/** Who won, by the plainest sums; a place that is level in every round is shared. */
function winners(holes: Holes, entries: readonly (readonly number[])[]): number[] {
  const keys = entries.map((own) => {
    const rounds = [0, 1, 2, 3].map((round) => ball(holes, own, round));
    return [rounds.reduce((sum, one) => sum + one, 0), ...rounds.toReversed()].map((one) => String(one + 500)).join(' ');
  });
  const best = keys.toSorted()[0];
  const share = 1 / keys.filter((key) => key === best).length;
  return keys.map((key) => (key === best ? share : 0));
}

function calibrationAfter(rounds: number, holes: Holes): Calibration {
  const pairs: { said: number; happened: number }[] = [];
  for (let n = 0; n < LEAGUES; n += 1) {
    const entries = league(n, [...holes.keys()]);
    const steps = chancesOf(raceOf(pageAfter(rounds, holes, entries))!, []);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const won = winners(holes, entries);
    for (const [at, { win }] of step.value.entries.entries()) pairs.push({ said: win, happened: won[at]! });
  }
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
  return {
    when: `after round ${rounds}`,
    brier: round(mean(pairs.map(({ said, happened }) => (said - happened) ** 2)), 4),
    constant: round(mean(pairs.map(({ happened }) => (1 / ENTRIES - happened) ** 2)), 4),
    bins: EDGES.slice(1).flatMap((to, n) => {
      const inside = pairs.filter(({ said }) => said >= EDGES[n]! && said < to);
      if (inside.length === 0) return [];
      return [
        {
          said: round(mean(inside.map(({ said }) => said)), 3),
          happened: round(mean(inside.map(({ happened }) => happened)), 3),
          n: inside.length,
        },
      ];
    }),
  };
}

const suite = existsSync(FILE) ? describe : describe.skip;
suite('the calibration on the page', () => {
  it('is what the chances were on the holes of East Lake 2020, and better than a guess', () => {
    const holes = recorded();
    expect(holes.size).toBe(30);
    const found = [2, 3].map((rounds) => calibrationAfter(rounds, holes));
    expect(found).toEqual(CALIBRATION);
    for (const { brier, constant } of found) expect(brier).toBeLessThan(constant);
  });
});
