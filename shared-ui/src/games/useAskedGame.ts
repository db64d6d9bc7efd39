import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { numberParam } from '../contest/number-param';

/** How long its row is marked. */
const MARKED_MS = 2400;

/**
 * The game that the address asks for (`?game=138`). As soon as its row stands in `place` it is brought to the middle of the screen, has the
 * focus and is marked for a moment; once for each time that the address is opened.
 *
 * @returns asked: undefined where the address asks for none; place: what holds the rows
 */
export function useAskedGame(): { asked: number | undefined; place: RefObject<HTMLDivElement | null> } {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const asked = numberParam(params, 'game');
  const place = useRef<HTMLDivElement>(null);
  const done = useRef<string | null>(null);
  // After each draw: the row may come with a later answer.
  useEffect(() => {
    const row = asked !== undefined && done.current !== key && place.current?.querySelector<HTMLElement>(`[data-game='${asked}']`);
    if (!row) return;
    done.current = key;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
    row.dataset.asked = 'true';
    setTimeout(() => delete row.dataset.asked, MARKED_MS);
  });
  return { asked, place };
}
