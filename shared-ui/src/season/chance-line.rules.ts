import { dayKey, formatDay } from '../formats/when';

/** Something that moved a chance. */
export interface ChanceMoment {
  id: string;
  /** Epoch ms. */
  at: number;
  /** 'BUF field goal' */
  title: string;
  /** 'Q3 3:12, 24–20' */
  note: string;
  /** Shares of 1. */
  before: number;
  after: number;
}

/** A chance at an instant, epoch ms; the first of them first. */
export interface ChancePoint {
  at: number;
  /** Of 1. */
  chance: number;
}

export interface DrawnChances {
  /** The chance at the top. */
  top: number;
  /** Percent from the left and the top. */
  points: { x: number; y: number }[];
  /** Of each moment, and whether its name stands there. */
  dots: { moment: ChanceMoment; x: number; y: number; named: boolean }[];
  /** Where a day begins: 'Sun'. */
  days: { x: number; name: string }[];
}

const TOPS = [0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1];
/** A time in which nothing happens is drawn no longer than this, ms. */
const QUIET = 1_800_000;
/** Names are so far apart, percent of the width. */
const APART = 48;
const MOST_NAMED = 2;
/** Names of days as well; of two that are nearer the later one stands. */
const DAYS_APART = 14;

/** A moment is shown from a change of so much on, */
const MUCH = 0.02;
/** … or of so much of the most that the chance ever was, as far as percents tell it. */
const OF_MOST = 0.1;

/** The moments that are worth telling: what ends a chance, or makes it certain, is so however little it was. */
export function toldMoments(points: readonly ChancePoint[], moments: readonly ChanceMoment[]): ChanceMoment[] {
  const least = Math.min(MUCH, OF_MOST * Math.max(...points.map(({ chance }) => chance)));
  return moments.filter((moment) => {
    const { after } = moment;
    return after <= 0 || after >= 1 || (change(moment) >= least && pointsMoved(moment) !== 0);
  });
}

/** A line as it is drawn: hours in which nothing happens are cut short, and its height is that of the chances that it has. */
export function drawnChances(points: readonly ChancePoint[], moments: readonly ChanceMoment[]): DrawnChances {
  const most = Math.max(...points.map(({ chance }) => chance));
  const top = TOPS.find((one) => one >= most) ?? 1;
  let way = 0;
  const ways = points.map(({ at }, n) => (way += Math.max(0, Math.min(QUIET, at - (points[n - 1]?.at ?? at)))));
  const xOf = (n: number) => (way === 0 ? 100 : (100 * (ways[n] ?? 0)) / way);
  const yOf = (chance: number) => 100 * (1 - chance / top);
  const days = points.flatMap(({ at }, n) => {
    const before = points[n - 1];
    return before && dayKey(at) === dayKey(before.at) ? [] : [{ x: xOf(n), name: formatDay(at) }];
  });
  const dots = moments.map((moment) => ({ moment, x: xOf(points.findLastIndex(({ at }) => at <= moment.at)), y: yOf(moment.after) }));
  const named: typeof dots = [];
  for (const dot of [...dots].sort((a, b) => change(b.moment) - change(a.moment)))
    if (named.length < MOST_NAMED && named.every(({ x }) => Math.abs(x - dot.x) >= APART)) named.push(dot);
  return {
    top,
    points: points.map(({ chance }, n) => ({ x: xOf(n), y: yOf(chance) })),
    dots: dots.map((dot) => ({ ...dot, named: named.includes(dot) })),
    days: days.filter(({ x }, n) => (days[n + 1]?.x ?? Infinity) - x >= DAYS_APART),
  };
}

const change = ({ before, after }: ChanceMoment): number => Math.abs(after - before);

/** Points of a hundred by which a chance moved, of what is shown of both. */
export const pointsMoved = ({ before, after }: ChanceMoment): number => Math.round(100 * after) - Math.round(100 * before);
