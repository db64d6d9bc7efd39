import { lazyPart } from '@poolhouse/shared-ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { TiedRow } from './ties.rules';

const TieNotes = lazyPart<{ rows: readonly TiedRow[] }>(() => import(/* webpackChunkName: "golf-ties" */ './TieNotes'));

/** After so long whoever prints the board has them too, wherever they were. */
const REST_MS = 10_000;

interface Props {
  rows: readonly TiedRow[];
}

/** Fetched when it comes close to the screen or the page is at rest: the board's first screen does without it. */
export function TieFoot({ rows }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const want = () => setWanted(true);
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && want(), { rootMargin: '200px' });
    observer.observe(place.current);
    const timer = setTimeout(want, REST_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div ref={place}>
      <Suspense fallback={'\u00a0'}>{wanted ? <TieNotes rows={rows} /> : '\u00a0'}</Suspense>
    </div>
  );
}

/** The foot of standings that have a tie. */
export const tieFoot = (rows: Props['rows']) => (rows.some(({ TieNote }) => TieNote !== '') ? <TieFoot rows={rows} /> : undefined);
