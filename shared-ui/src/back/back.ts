import { useLayoutEffect } from 'react';
import { useOneColumn, usePhone } from '../page/widths';
import { createStore, useStore } from '../store/create-store';

/** The page above the one that is shown. */
export interface Back {
  readonly to: string;
  /** What that page is called. */
  readonly label: string;
}

const shown = createStore<Back | null>(null);

/**
 * For a page below another one: on a phone the arrow of the bar leads there, under its name. On a desk the tabs of the section do. Null leaves
 * the bar as it is.
 *
 * @param on up to which width: 'column' for a screen without tabs wherever all stands in one column
 */
export function useBack(back: Back | null, on: 'phone' | 'column' = 'phone'): void {
  const [phone, column] = [usePhone(), useOneColumn()];
  const shownHere = on === 'phone' ? phone : column;
  const to = shownHere ? back?.to : undefined;
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
