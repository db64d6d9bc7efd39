import type { Entry } from '../contest';
import type { ContestKind } from '../contest-kind';
import { leadingYear } from '../entries/leading.rules';
import type { ConsoleFacts } from '../plug';

/** Each user's present entry of a kind, in a contest of the season of it that leads in its group; of several the first. */
export function latestEntries(
  { contests, entries, now }: Pick<ConsoleFacts, 'contests' | 'entries' | 'now'>,
  kind: Pick<ContestKind, 'type' | 'leadsFrom'>,
): Map<number, Entry> {
  const own = contests.filter((one) => one.type === kind.type);
  const leads = new Map<number, number | undefined>();
  for (const { groupNumber } of own) {
    if (leads.has(groupNumber)) continue;
    const years = own.filter((one) => one.groupNumber === groupNumber).map(({ year }) => year);
    leads.set(groupNumber, leadingYear(years, kind, now));
  }
  const present = new Set(own.filter(({ groupNumber, year }) => year === leads.get(groupNumber)).map(({ id }) => id));
  const found = new Map<number, Entry>();
  for (const entry of entries) if (present.has(entry.contestId) && !found.has(entry.userId)) found.set(entry.userId, entry);
  return found;
}
