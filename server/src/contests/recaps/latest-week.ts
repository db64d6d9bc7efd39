import { windowOf, type Calendar } from '../weeks/calendar';
import type { OverRound } from './recap-source';

/** The last week of a season whose window has closed; undefined before the first one has. */
export function latestWeek(calendar: Calendar, { first, last }: { first: number; last: number }, now: number): OverRound | undefined {
  for (let week = last; week >= first; week -= 1) {
    const closesAt = windowOf(calendar, week)?.closesAt ?? Infinity;
    if (closesAt <= now) return { round: week, from: closesAt };
  }
  return undefined;
}
