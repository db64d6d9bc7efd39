import type { FeedPlay } from '../feed-game';

/** How far a game has come: its period, overtimes from 5 on, and what its clock had left of it. */
export interface Position {
  period: number;
  /** Seconds; null where the clock tells nothing: overtime without one, or a clock that cannot be read. */
  left: number | null;
}

/** Where a game that is on stands, by what is shown of it; undefined where that does not tell. */
export function positionOf({ status, timeLeft, note }: Pick<FeedPlay, 'status' | 'timeLeft' | 'note'>): Position | undefined {
  if (status === 'Halftime') return { period: 2, left: 0 };
  if (status === 'OT') return { period: 4 + Number(/^(\d+)OT/.exec(note)?.[1] ?? 1), left: clock(timeLeft) || null };
  // Half-time stands between 1 and 3, whether halves or quarters are played.
  const period = status === 'H1' ? 1 : status === 'H2' ? 3 : Number(/^Q([1-4])$/.exec(status)?.[1]);
  if (Number.isNaN(period)) return undefined;
  return { period, left: note.startsWith('End of') ? 0 : clock(timeLeft) };
}

/** Seconds that a game has gone forward within a period, or Infinity over its end: negative is back. Undefined where nobody can tell. */
export function advance(from: Position | undefined, to: Position | undefined): number | undefined {
  if (!from || !to) return undefined;
  if (from.period !== to.period) return to.period > from.period ? Infinity : -Infinity;
  return from.left === null || to.left === null ? undefined : from.left - to.left;
}

function clock(text: string): number | null {
  const [, minutes, seconds] = /^(\d{1,2}):([0-5]\d)$/.exec(text) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}
