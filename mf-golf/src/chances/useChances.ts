import { useEffect, useMemo, useState } from 'react';
import type { GolfPage } from '../contest/golf.types';
import { chancesOf, type Chances } from './chances.rules';
import { raceOf } from './race.rules';

/** The chances of all entries, null until they are counted; a slice at a time, anew when a score changes. */
export function useChances(data: GolfPage | null, prizes: readonly number[] | null): { chances: Chances | null; open: boolean } {
  const race = useMemo(() => data && raceOf(data), [data]);
  const [counted, setCounted] = useState<Chances | null>(null);
  useEffect(() => {
    if (!race || !prizes) return undefined;
    const steps = chancesOf(race, prizes);
    let timer = 0;
    const go = () => {
      const { done, value } = steps.next();
      if (done) setCounted(value);
      else timer = window.setTimeout(go);
    };
    timer = window.setTimeout(go);
    return () => window.clearTimeout(timer);
  }, [race, prizes]);
  return { chances: race ? counted : null, open: race !== null };
}
