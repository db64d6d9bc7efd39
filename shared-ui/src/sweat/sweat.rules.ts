import type { SweatRow } from '@poolhouse/contract';
import { epoch } from '../formats/instant';

/** Something of the player's in a game, of whatever contest. */
export interface SweatLine extends Omit<SweatRow, 'event_id' | 'side'> {
  /** The two colors of its team, `#rrggbb #rrggbb`; '' where it has none. */
  colors?: string;
  /** The third line: against whom, how many have it. */
  note?: string;
  /** Where the row leads. */
  href?: string;
  /** Its chance through the game, the first of it first, drawn beside it; from two on. */
  course?: readonly CoursePoint[];
}

/** A chance, of 1, at an instant; any unit of time. */
export interface CoursePoint {
  readonly at: number;
  readonly chance: number;
}

/** A line through the day in a box of 100 by 100, certain at its top: 'x,y x,y'. */
export function courseWay(points: readonly CoursePoint[]): string {
  const [from, to] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const x = (at: number) => (to > from ? (100 * (at - from)) / (to - from) : 100);
  return points.map(({ at, chance }) => `${figure(x(at))},${figure(100 * (1 - chance))}`).join(' ');
}

const figure = (value: number): number => Math.round(10 * value) / 10;

const PHASES: readonly SweatLine['state'][] = ['live', 'to_come', 'over'];

type Ordered = Pick<SweatLine, 'at' | 'near' | 'pick' | 'chance'> & { state?: SweatLine['state'] };

/** How far it is from turning: below 1 where one play may do it, then by how far its chance is from even, 1 to 2. */
function farness({ near, chance }: Ordered): number {
  if (near < 1) return near;
  // What has no chance stands about where one would: so many spreads from even.
  return 1 + (chance == null ? Math.tanh(0.8 * (near - 1)) : Math.abs(2 * chance - 1));
}

/** What is on comes first, what one play may turn before the rest, then the chance nearest even, then what is to come, then what is over; a new array. */
export function orderSweat<T extends Ordered>(rows: readonly T[]): T[] {
  const phase = ({ state = 'live' }: Ordered) => PHASES.indexOf(state);
  return [...rows].sort(
    (a, b) => phase(a) - phase(b) || farness(a) - farness(b) || epoch(a.at) - epoch(b.at) || a.pick.localeCompare(b.pick),
  );
}

/** Keeps rows where they stand: those of `order` in their places, what is new behind them. */
export function held<T extends { readonly ID: string }>(rows: readonly T[], order: readonly string[]): T[] {
  const place = new Map(order.map((id, at) => [id, at]));
  return [...rows].sort((a, b) => (place.get(a.ID) ?? Infinity) - (place.get(b.ID) ?? Infinity) || 0);
}

/** A pick in words, and its line apart from it: ['Bears', '+3']. */
export function pickParts(pick: string): [team: string, line: string] {
  const at = pick.lastIndexOf(' ');
  return /^([+−][\d.]+|PK)$/.test(pick.slice(at + 1)) ? [pick.slice(0, at), pick.slice(at + 1)] : [pick, ''];
}
