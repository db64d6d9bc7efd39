import type { Entry } from './contest';
import type { ContestKind } from './contest-kind';
import type { ConsoleFacts } from './plug';

/** Each user's present entry of a kind, in a contest of the latest year that its group plays it; of several the first. */
export function latestEntries(
  { contests, entries }: Pick<ConsoleFacts, 'contests' | 'entries'>,
  { type }: Pick<ContestKind, 'type'>,
): Map<number, Entry> {
  const own = contests.filter((one) => one.type === type);
  const latest = (groupNumber: number) => Math.max(...own.filter((one) => one.groupNumber === groupNumber).map(({ year }) => year));
  const present = new Set(own.filter(({ groupNumber, year }) => year === latest(groupNumber)).map(({ id }) => id));
  const found = new Map<number, Entry>();
  for (const entry of entries) if (present.has(entry.contestId) && !found.has(entry.userId)) found.set(entry.userId, entry);
  return found;
}
