import type { UnderdogsPickRow } from '@poolhouse/contract';
import { useCallback, useState } from 'react';

/** The pick that the player tapped, as it stands. @param picks as they stand, where a supposed one may be tapped */
export function useExplain(picks: readonly UnderdogsPickRow[]) {
  const [tapped, setTapped] = useState<UnderdogsPickRow | null>(null);
  return {
    tapped: tapped && (picks.find(({ ID }) => ID === tapped.ID) ?? null),
    open: useCallback((pick: UnderdogsPickRow) => setTapped(pick), []),
    close: useCallback(() => setTapped(null), []),
  };
}
