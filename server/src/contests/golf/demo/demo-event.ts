import { shuffled, type Random } from '../../../sport/practice/random.rules';
import type { RoundCard } from '../golf';
import { HOLES } from '../rules/card.rules';
import { cutLine } from '../rules/cut.rules';
import { drawn, normal, shifted } from './outcome.rules';

const MINUTE = 60_000;
/** What a feed that asks every half minute would bring. */
const GRID = 30_000;
const onGrid = (at: number): number => Math.ceil(at / GRID) * GRID;
export const CUT_COUNT = 65;
const GROUP_EVERY = 11 * MINUTE;

export interface DemoPlayer {
  readonly golferId: number;
  /** Mean strokes a round against the field; below 0 is better. */
  readonly skill: number;
}

/** A course of the demo. */
export interface DemoCourse {
  readonly courseId: number;
  readonly name: string;
  readonly code: string;
  readonly pars: readonly number[];
  readonly yards: readonly number[];
}

export interface DemoRounds {
  readonly cards: readonly RoundCard[];
  readonly through: ReadonlySet<number>;
  /** When the field was cut. */
  readonly cutAt: number;
  readonly line: number;
  /** To par by golfer, over all that he played. */
  readonly totals: ReadonlyMap<number, number>;
  readonly endsAt: number;
}

interface Played {
  readonly course: DemoCourse;
  /** First tee of each round, epoch ms. */
  readonly days: readonly number[];
  readonly random: Random;
}

/** A tournament of four rounds with its cut, every hole with the instant at which it is known. */
export function playEvent(players: readonly DemoPlayer[], { course, days, random }: Played): DemoRounds {
  const difficulty = course.pars.map(() => normal(random) * 0.12);
  const totals = new Map(players.map(({ golferId }) => [golferId, 0]));
  const cards: RoundCard[] = [];
  let [field, cutAt, line] = [shuffled(random, players), 0, 0];
  for (const [n, firstTee] of days.entries()) {
    const round = n + 1;
    if (round >= 3) field = [...field].sort((a, b) => (totals.get(b.golferId) ?? 0) - (totals.get(a.golferId) ?? 0));
    const day = normal(random) * 0.4;
    for (const [at, player] of field.entries()) {
      const card = playRound(player, { round, course, difficulty, day, random, ...teeOf(at, field.length, round, firstTee) });
      cards.push(card);
      const made = card.holes.reduce<number>((sum, strokes, hole) => sum + (strokes ?? 0) - (course.pars[hole] ?? 0), 0);
      totals.set(player.golferId, (totals.get(player.golferId) ?? 0) + made);
    }
    if (round !== 2) continue;
    cutAt = lastAt(cards) + 30 * MINUTE;
    line = cutLine([...totals.values()], { cutRound: 2, cutCount: CUT_COUNT, cutWithin: 0 }) ?? 0;
    field = field.filter(({ golferId }) => (totals.get(golferId) ?? 0) <= line);
  }
  return { cards, through: new Set(field.map(({ golferId }) => golferId)), cutAt, line, totals, endsAt: lastAt(cards) };
}

const lastAt = (cards: readonly RoundCard[]): number => cards.reduce((last, { at }) => Math.max(last, ...at.map((one) => one ?? 0)), 0);

/** Threesomes: two waves from two tees before the cut, by score from the first tee after it. */
function teeOf(at: number, of: number, round: number, firstTee: number): { teeAt: number; startHole: 1 | 10 } {
  const group = Math.floor(at / 3);
  if (round >= 3) return { teeAt: firstTee + group * GROUP_EVERY, startHole: 1 };
  const groups = Math.ceil(of / 3);
  const wave = Math.ceil(groups / 4);
  // Who starts early on one day starts late on the other.
  const turn = round === 1 ? group : (group + 2 * wave) % (4 * wave);
  const afternoon = turn >= 2 * wave;
  const inWave = turn % (2 * wave);
  return {
    teeAt: firstTee + (afternoon ? 305 * MINUTE : 0) + Math.floor(inWave / 2) * GROUP_EVERY,
    startHole: inWave % 2 === 0 ? 1 : 10,
  };
}

interface RoundPlay {
  readonly round: number;
  readonly course: DemoCourse;
  readonly difficulty: readonly number[];
  readonly day: number;
  readonly random: Random;
  readonly teeAt: number;
  readonly startHole: 1 | 10;
}

function playRound({ golferId, skill }: DemoPlayer, { round, course, difficulty, day, random, teeAt, startHole }: RoundPlay): RoundCard {
  const holes: (number | null)[] = Array.from({ length: HOLES }, () => null);
  const at: (number | null)[] = Array.from({ length: HOLES }, () => null);
  const form = skill + day + normal(random) * 0.6;
  let clock = teeAt;
  for (let step = 0; step < HOLES; step += 1) {
    const hole = (startHole - 1 + step) % HOLES;
    const par = course.pars[hole] ?? 4;
    const toPar = drawn(shifted(par, (form + (difficulty[hole] ?? 0) * HOLES) / HOLES), random);
    holes[hole] = par + toPar;
    clock += Math.max(9, 14.2 + normal(random) * 1.5) * MINUTE;
    at[hole] = onGrid(clock);
  }
  return {
    golferId,
    round,
    courseId: course.courseId,
    startHole,
    teeAt,
    holes,
    at,
    reportedToPar: null,
    reportedThru: 0,
    reportedAt: 0,
    strokes: null,
    lastShot: '',
    manual: false,
  };
}

/** Skills by list order: the favourites are better, and luck is large. Measured per round against the field by group of the list. */
export function skillOf(place: number, of: number, random: Random): number {
  const share = place / of;
  const mean = share < 0.1 ? -1.3 : share < 0.25 ? -0.65 : share < 0.5 ? -0.2 : 0.55;
  return mean + normal(random) * 0.3;
}
