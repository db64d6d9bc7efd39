import type { GolfHoleShots, GolfStroke } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import { MARKED_FROM_YARDS } from '@poolhouse/contract/golf-rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One stroke as it is kept. Lengths in inches, places in feet of the event's grid or in fractions of a picture. */
export interface Shot {
  /** Hole. */
  readonly h: number;
  /** Number on the hole, from 1. */
  readonly n: number;
  readonly t: 'S' | 'P' | 'D' | 'V';
  /** Inches it went, and left to the hole; null where not told. */
  readonly d: number | null;
  readonly l: number | null;
  readonly from: string;
  readonly to: string;
  /** Where it started and where it lies. */
  readonly a: Point | null;
  readonly b: Point | null;
  /** Fractions of a picture and not feet. */
  readonly frac?: boolean;
  /** Holed. */
  readonly cup?: boolean;
  readonly text: string;
  /** Known from then on, epoch ms; left out: always. */
  readonly at?: number;
}

export interface RoundShots {
  readonly golferId: number;
  readonly round: number;
  readonly shots: readonly Shot[];
}

const INCHES_IN_YARD = 36;
const TYPES = { S: 'STROKE', P: 'PENALTY', D: 'DROP', V: 'PROVISIONAL' } as const;
/** Lengths from a yard's multiple on are told in yards: 40 yards and more. */
const IN_YARDS_FROM = 40 * INCHES_IN_YARD;

/** '291 yds', '46 ft 8 in.', '11 in.'. */
export function lengthText(inches: number | null): string {
  if (inches === null) return '';
  if (inches >= IN_YARDS_FROM) return plural(Math.round(inches / INCHES_IN_YARD), 'yd');
  const [feet, rest] = [Math.floor(inches / 12), Math.round(inches % 12)];
  return feet === 0 ? `${rest} in.` : rest === 0 ? `${feet} ft` : `${feet} ft ${rest} in.`;
}

/** '314 yds', '35 ft 7 in.', '11 in.' as inches; null for '--' and the like. */
export function inchesOf(text: string): number | null {
  const yards = /^([\d,]+(?:\.\d+)?) ?yds?$/.exec(text.trim());
  if (yards) return Number(yards[1]?.replace(',', '')) * INCHES_IN_YARD;
  const feet = /^(?:(\d+) ?ft\.?)? ?(?:(\d+) ?in\.?)?$/.exec(text.trim());
  if (!feet || (feet[1] === undefined && feet[2] === undefined)) return null;
  return Number(feet[1] ?? 0) * 12 + Number(feet[2] ?? 0);
}

/** Length of a stroke as it is drawn, inches of the event's grid. */
export function drawnInches({ a, b, frac }: Pick<Shot, 'a' | 'b' | 'frac'>): number | null {
  return a && b && !frac ? Math.hypot(a.x - b.x, a.y - b.y) * 12 : null;
}

export interface HoleFacts {
  readonly par: number;
  readonly yards: number;
  /** '' under ten golfers. */
  readonly rank: string;
  /** Null until it is posted. */
  readonly strokes: number | null;
}

/** A round's shots by hole, for `shot_details`. Only holes that were begun. @param seen strokes that may be seen */
export function holeShots(seen: readonly Shot[], hole: (n: number) => HoleFacts): GolfHoleShots[] {
  const numbers = [...new Set(seen.map(({ h }) => h))];
  return numbers.map((number) => {
    const { par, yards, rank, strokes } = hole(number);
    return {
      holeNumber: number,
      par,
      yardage: yards,
      rank,
      score: strokes === null ? '' : String(strokes),
      strokes: numbered(seen.filter(({ h }) => h === number)),
    };
  });
}

/** Numbers as they count on the hole: a stroke and a penalty take one each; a drop moves the ball for nothing, a provisional may not count. */
function numbered(shots: readonly Shot[]): GolfStroke[] {
  let count = 0;
  let lies: Point | null = null;
  return shots.map((shot) => {
    if (shot.t === 'S' || shot.t === 'P') count += 1;
    const stroke = strokeOf(shot, shot.t === 'S' ? String(count) : shot.t === 'P' ? 'P' : '', lies);
    if (shot.t !== 'V') lies = stroke.overview.to ?? lies;
    return stroke;
  });
}

/** What is the same of most strokes stands together, so that it packs to nothing. @param lies where the ball lay before, as it was told */
function strokeOf(shot: Shot, markerText: string, lies: Point | null): GolfStroke {
  const [from, to] = [rounded(shot.a, shot.frac), rounded(shot.b, shot.frac)];
  const told = lies !== null && from !== null && lies.x === from.x && lies.y === from.y;
  return {
    strokeNumber: shot.n,
    markerText,
    strokeType: TYPES[shot.t],
    finalStroke: shot.cup === true,
    overview: { frame: shot.frac ? 'FRACTION' : 'FEET', from: told ? null : from, to },
    distance: shot.d !== null && shot.d >= MARKED_FROM_YARDS * INCHES_IN_YARD ? lengthText(shot.d) : '',
    playByPlay: shot.text,
  };
}

/** To the foot, which is a third of a pixel of a drawn hole; fractions as they are. */
const rounded = (point: Point | null, frac = false) => point && (frac ? point : { x: Math.round(point.x), y: Math.round(point.y) });

/** '13th: 188 yds to right greenside bunker, 14 yds to hole'. */
export function lastShotText({ h, text }: Pick<Shot, 'h' | 'text'>): string {
  return `Hole ${h}: ${text}`;
}

/** How hard each hole plays, 1 the hardest, by the mean to par of those who have posted it; '' under ten golfers; ties share. */
export function holeRanks(toPar: readonly (readonly number[])[]): string[] {
  const means = toPar.map((scores) => (scores.length < 10 ? null : scores.reduce((sum, one) => sum + one, 0) / scores.length));
  return means.map((mean) => (mean === null ? '' : String(1 + means.filter((other) => other !== null && other > mean).length)));
}

export const shotsOnHole = (rounds: readonly RoundShots[], hole: number, round?: number): Shot[] =>
  rounds.filter((one) => round === undefined || one.round === round).flatMap(({ shots }) => shots.filter(({ h }) => h === hole));
