import type { Sport } from '../../game';
import { againstLine, type Side } from '../lines.rules';
import { isOvertime, overtimeLeft, shareLeft, type Clock } from './time-left.rules';

/** What the end of a football game hangs on. */
export interface GameNow extends Clock {
  readonly sport: Sport;
  /** The home side's closing line. */
  readonly line: number;
  /** Points by which the home side leads, below 0 the away side. */
  readonly lead: number;
}

/** How likely each final margin is: of `from`, of `from` + 1 and so on, the home side's points less the away side's. */
export interface Margins {
  readonly from: number;
  readonly chances: Float64Array;
}

interface League {
  /** Points of both sides in a game. */
  readonly total: number;
  /** Touchdowns, field goals and drives of one side in a game. */
  readonly touchdowns: number;
  readonly goals: number;
  readonly drives: number;
  /** How an overtime ends: by how much somebody wins it, and how likely each is. */
  readonly overtime: readonly (readonly [points: number, chance: number])[];
  /** Chance that an overtime which begins is a tie. */
  readonly tie: number;
}

/**
 * Of the recorded seasons (NFL 2002 to 2020, colleges 2014 to 2019): points are the leagues' means, the scores are those that bring them, and the drives are as many
 * as bring both the winners and the margins nearest to what came.
 */
const LEAGUES: Readonly<Partial<Record<Sport, League>>> = {
  NFL: {
    ...{ total: 44.5, touchdowns: 2.45, goals: 1.75, drives: 9.5, tie: 0.05 },
    overtime: [
      [3, 0.75],
      [6, 0.25],
    ],
  },
  NCAA: {
    ...{ total: 56.3, touchdowns: 3.5, goals: 1.3, drives: 11.5, tie: 0 },
    overtime: [
      [3, 0.44],
      [6, 0.16],
      [7, 0.28],
      [8, 0.12],
    ],
  },
};

/** What a touchdown comes to with what follows it, and how likely each is. */
const TOUCHDOWN = [
  [6, 0.06],
  [7, 0.9],
  [8, 0.04],
] as const;
const GOAL = 3;
const MOST_OF_A_DRIVE = 8;
/** A side that is far behind by the line still scores. */
const LEAST_POINTS = 3.5;
/** No drive is certain to score. */
const MOST_CERTAIN = 0.95;
/** Minutes of an overtime of the NFL. */
const OVERTIME = 10;

/**
 * How a football game ends, from closing line, score and time left: each side has its drives, each of which brings a touchdown, a field goal or nothing as often as
 * the line expects of that side. Null of a sport that has no such model, or where the clock tells nothing.
 */
export function marginsOf(game: GameNow): Margins | null {
  const league = LEAGUES[game.sport];
  const share = shareLeft(game);
  if (!league || share === null) return null;
  const [away, home] = expected(league, game.line);
  const [ofAway, ofHome] = drivesLeft(league, share, game);
  return withOvertime(league, game, apart(pointsLeft(league, ofHome, home), pointsLeft(league, ofAway, away), game.lead));
}

/** Points that each side is expected to make in a whole game. */
function expected({ total }: League, line: number): [away: number, home: number] {
  const both = Math.max(total, Math.abs(line) + 2 * LEAST_POINTS);
  return [(both + line) / 2, (both - line) / 2];
}

/** Who is behind in an overtime has one drive more; level, it is as its end is. */
function drivesLeft({ drives }: League, share: number, { status, lead }: GameNow): [away: number, home: number] {
  if (isOvertime(status)) return [lead > 0 ? 1 : 0, lead < 0 ? 1 : 0];
  return [drives * share, drives * share];
}

/** How likely each number of points is that a side still makes. @param drives it has left; a part of one is as likely as it is large */
function pointsLeft({ touchdowns, goals, drives: inGame }: League, drives: number, points: number): Float64Array {
  const mean = touchdowns * TOUCHDOWN.reduce((sum, [worth, chance]) => sum + worth * chance, 0) + goals * GOAL;
  const scores = Math.min(MOST_CERTAIN, ((touchdowns + goals) * points) / (mean * inGame));
  const touchdown = (scores * touchdowns) / (touchdowns + goals);
  let all = Float64Array.of(1);
  for (let left = drives; left > 1e-9; left -= 1) {
    const plays = Math.min(1, left);
    const next = new Float64Array(all.length + MOST_OF_A_DRIVE);
    addShifted(next, all, 0, 1 - plays * scores);
    addShifted(next, all, GOAL, plays * (scores - touchdown));
    for (const [worth, part] of TOUCHDOWN) addShifted(next, all, worth, plays * touchdown * part);
    all = next;
  }
  return all;
}

/** Adds so large a part of a list to another one, so many places on. */
function addShifted(to: Float64Array, of: Float64Array, by: number, part: number): void {
  for (let at = 0; at < of.length; at += 1) to[at + by] = (to[at + by] ?? 0) + part * (of[at] ?? 0);
}

/** What two sides' points come to, from where they stand. */
function apart(home: Float64Array, away: Float64Array, lead: number): Margins {
  // Room for an overtime where it ends level, on either side.
  const from = Math.min(lead - away.length + 1, -MOST_OF_A_DRIVE);
  const to = Math.max(lead + home.length - 1, MOST_OF_A_DRIVE);
  const chances = new Float64Array(to - from + 1);
  away.reverse();
  for (let scored = 0; scored < home.length; scored += 1)
    addShifted(chances, away, lead + scored - away.length + 1 - from, home[scored] ?? 0);
  return { from, chances };
}

/** What ends level is played on, and either side is as likely to win it. */
function withOvertime({ overtime, tie }: League, game: GameNow, { from, chances }: Margins): Margins {
  const level = chances[-from] ?? 0;
  const tied = tie === 0 ? 0 : tieChance(tie, game);
  chances[-from] = level * tied;
  for (const [points, part] of overtime)
    for (const margin of [points, -points]) chances[margin - from] = (chances[margin - from] ?? 0) + (level * (1 - tied) * part) / 2;
  return { from, chances };
}

/** An overtime that is on ends tied the more likely the less of it is left; certainly with its clock. */
function tieChance(tie: number, game: GameNow): number {
  const left = isOvertime(game.status) ? overtimeLeft(game) : OVERTIME;
  return left === null ? tie : tie + (1 - tie) * Math.max(0, 1 - left / OVERTIME) ** 3;
}

/** The chance that a side beats its line. @param line the side's; 0 asks who wins outright */
export function chanceOf({ from, chances }: Margins, side: Side, line: number): number {
  let sum = 0;
  for (let at = 0; at < chances.length; at += 1) if (againstLine(side, from + at, line) > 0) sum += chances[at] ?? 0;
  return Math.min(1, sum);
}

/** A final margin, drawn. @param random in [0, 1) */
export function drawMargin({ from, chances }: Margins, random: number): number {
  let left = random;
  for (let at = 0; at < chances.length; at += 1) {
    left -= chances[at] ?? 0;
    if (left < 0) return from + at;
  }
  return from + chances.length - 1;
}

/** A chance as rows have it: to a thousandth, and of a game that is not over neither none nor certain. */
export const openChance = (chance: number): number => Math.min(999, Math.max(1, Math.round(1000 * chance))) / 1000;
