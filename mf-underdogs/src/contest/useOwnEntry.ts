import { useState } from 'react';
import { storedId, storeId } from '@poolhouse/shared-ui';
import type { UnderdogsUserRow } from '@poolhouse/contract';

const KEY = 'underdogs_entry_id';

export interface OwnEntry {
  /** 0 for a viewer without an entry. */
  entryId: number;
  choose(id: number): void;
}

/** Which of my entries the screens are about: the one this device chose last, else the first. */
export function useOwnEntry(mine: readonly UnderdogsUserRow[]): OwnEntry {
  const [chosen, setChosen] = useState(() => storedId(KEY));
  const entry = mine.find((user) => user.entry_id === chosen) ?? mine[0];
  return {
    entryId: entry?.entry_id ?? 0,
    choose: (id) => {
      storeId(KEY, id);
      setChosen(id);
    },
  };
}
