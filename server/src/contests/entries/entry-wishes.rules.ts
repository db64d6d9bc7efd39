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
  wishes: readonly EntryRequest[],
): { renames: EntryRename[] } | { refused: string; at: number } {
  const meant = new Map<number, EntryRename>();
  for (const [at, wish] of wishes.entries()) {
    const found = own.filter((entry) =>
      wish.entry_id === undefined ? entry.contestName === wish.contest_name : entry.id === wish.entry_id,
    );
    if (found.length > 1)
      return { refused: `You have ${found.length} entries in ${wish.contest_name ?? ''}; say which one is meant by its entry_id.`, at };
    const [entry] = found;
    if (!entry)
      return {
        refused:
          wish.entry_id === undefined
            ? `You have no entry in a contest called ${wish.contest_name ?? '(no name given)'}.`
            : `The entry that was to be called ${wish.entry_name} is not in its contest any more, or is not yours.`,
        at,
      };
    if (meant.has(entry.id)) return { refused: `The entry ${entry.name} is named twice.`, at };
    meant.set(entry.id, { entry, name: wish.entry_name });
  }
  return { renames: [...meant.values()].filter(({ entry, name }) => entry.name !== name) };
}
