import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { BracketData } from '../contest/auction.types';
import { chancesOf, raceOf, type Chances } from './chances.rules';

/** The chances of all owners, null until they are counted; counted anew when a game is decided. */
export function useChances(data: BracketData, strengths: readonly number[] | undefined): Chances | null {
  const config = data.config.data[0];
  const race = useMemo(
    () => config && raceOf({ config, owners: data.owners.data, teams: data.teams.data, bracket: data.bracket.data }),
    [config, data.owners, data.teams, data.bracket],
  );
  // The same for all who look at the same auction.
  const seed = (config?.contest_id ?? 0) * 1009 + (race?.open ?? 0) * 31 + (config?.Pot ?? 0);
  return useSteps(useMemo(() => (race && strengths ? () => chancesOf(race, strengths, seed) : null), [race, strengths, seed]));
}
