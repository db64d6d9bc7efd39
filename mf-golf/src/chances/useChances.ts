import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { GolfPage } from '../contest/golf.types';
import { chancesOf, type Chances } from './chances.rules';
import { raceOf } from './race.rules';

/** The chances of all entries, null until they are counted; a slice at a time, anew when a score changes. */
export function useChances(data: GolfPage | null, prizes: readonly number[] | null): { chances: Chances | null; open: boolean } {
  const race = useMemo(() => data && raceOf(data), [data]);
  const counted = useSteps(useMemo(() => (race && prizes ? () => chancesOf(race, prizes) : null), [race, prizes]));
  return { chances: race ? counted : null, open: race !== null };
}
