import type { UnderdogsPickRow } from '@poolhouse/contract';
import { useCallback, useState } from 'react';

/** The pick that the player tapped. */
export function useExplain() {
  const [tapped, setTapped] = useState<UnderdogsPickRow | null>(null);
  return {
    tapped,
    open: useCallback((pick: UnderdogsPickRow) => setTapped(pick), []),
    close: useCallback(() => setTapped(null), []),
  };
}
