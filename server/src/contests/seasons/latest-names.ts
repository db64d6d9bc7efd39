import type { ContestKind } from '../contest-kind';
import type { ConsoleFacts } from '../plug';

/** What each user's entry is called in the latest contest of a kind in which there is one. */
export function latestNames(
  { contests, entries }: Pick<ConsoleFacts, 'contests' | 'entries'>,
  { type }: Pick<ContestKind, 'type'>,
): Map<number, string> {
  const names = new Map<number, string>();
  for (const contest of contests.filter((one) => one.type === type)) {
    for (const entry of entries) if (entry.contestId === contest.id && !names.has(entry.userId)) names.set(entry.userId, entry.name);
  }
  return names;
}
