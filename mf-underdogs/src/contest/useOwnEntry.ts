import type { UnderdogsUserRow } from '@poolhouse/contract';
import { useContest } from '@poolhouse/shared-ui/board';

export interface OwnEntry {
  /** 0 for a viewer without an entry. */
  entryId: number;
  choose(id: number): void;
}

/** Which of my entries the screens are about: the one that the address or this device names, else the first. */
export function useOwnEntry(mine: readonly UnderdogsUserRow[]): OwnEntry {
  const { contest: chosen, choose } = useContest('underdogs_entry_id');
  const entry = mine.find((user) => user.entry_id === chosen) ?? mine[0];
  return { entryId: entry?.entry_id ?? 0, choose };
}
