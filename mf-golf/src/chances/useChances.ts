import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { GolfPage } from '../contest/golf.types';
import { chancesOf, type Chances } from './chances.rules';
import { raceOf, type Race } from './race.rules';
import { useRacePage } from './useRacePage';

/** Chances with the race that they were counted of. */
interface Counted {
  readonly race: Race;
  readonly chances: Chances;
}

/** The chances of all entries, null until they are counted; a slice at a time, anew when a score changes. */
export function useChances(data: GolfPage, prizes: readonly number[] | null): { counted: Counted | null; open: boolean } {
  const page = useRacePage(data);
  const race = useMemo(() => raceOf(page), [page]);
  const counted = useSteps(useMemo(() => (race && prizes ? () => countOf(race, prizes) : null), [race, prizes]));
  return { counted: race ? counted : null, open: race !== null };
}

function* countOf(race: Race, prizes: readonly number[]): Generator<void, Counted> {
  return { race, chances: yield* chancesOf(race, prizes) };
}
