import { useState } from 'react';
import { keep } from './keep.rules';

/**
 * The same objects as at the last draw wherever `next` holds equal ones, so that what is drawn from them by `memo` stays. For what a
 * screen works out of a page's rows: plain objects and lists only.
 */
export function useKept<T>(next: T): T {
  const [kept, setKept] = useState(next);
  const now = keep(kept, next);
  if (!Object.is(now, kept)) setKept(now);
  return now;
}
