import { plural } from '@poolhouse/contract/formats';
import type { OwnEntry } from './own-entries.store';

export interface EntryRequest {
  entry_id?: number | undefined;
  contest_name?: string | undefined;
  entry_name: string;
}

export interface EntryRename {
  entry: OwnEntry;
  name: string;
}

/** Which entry each wish means, and what it shall be called; names that stay are left out. Otherwise why not, with the wish's place. */
export function findRenames(
  own: readonly OwnEntry[],
  requests: readonly EntryRequest[],
): { renames: EntryRename[] } | { refused: string; at: number } {
  const meant = new Map<number, EntryRename>();
  for (const [at, request] of requests.entries()) {
    const found = own.filter((entry) =>
      request.entry_id === undefined ? entry.contestName === request.contest_name : entry.id === request.entry_id,
    );
    if (found.length > 1)
      return {
        refused: `You have ${plural(found.length, 'entry', 'entries')} in ${request.contest_name ?? ''}; say which one is meant by its entry_id.`,
        at,
      };
    const [entry] = found;
    if (!entry)
      return {
        refused:
          request.entry_id === undefined
            ? `You have no entry in a contest called ${request.contest_name ?? '(no name given)'}.`
            : `The entry that was to be called ${request.entry_name} is not in its contest any more, or is not yours.`,
        at,
      };
    if (meant.has(entry.id)) return { refused: `The entry ${entry.name} is named twice.`, at };
    meant.set(entry.id, { entry, name: request.entry_name });
  }
  return { renames: [...meant.values()].filter(({ entry, name }) => entry.name !== name) };
}
