import { useLayoutEffect } from 'react';
import { createStore, useStore } from '../store/create-store';

/** The page above the one that is shown. */
export interface Back {
  readonly to: string;
  /** What that page is called. */
  readonly label: string;
}

const shown = createStore<Back | null>(null);

/** For a page below another one, on a phone: the arrow of the bar leads there, under its name. Null leaves the bar as it is. */
export function useBack(back: Back | null): void {
  const to = back?.to;
  const label = back?.label;
  // Before anything is painted, so that the bar does not change under a thumb.
  useLayoutEffect(() => {
    if (to === undefined || label === undefined) return;
    const mine = { to, label };
    shown.set(mine);
    return () => {
      // The next page may have said its own already.
      if (shown.get() === mine) shown.set(null);
    };
  }, [to, label]);
}

/** What the bar shows; for the shell. */
export const useShownBack = (): Back | null => useStore(shown);
