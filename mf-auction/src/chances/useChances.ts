import { useEffect, useMemo, useState } from 'react';
import type { BracketData } from '../contest/auction.types';
import { chancesOf, raceOf, type Chances } from './chances.rules';

/** The chances of all owners, null until they are counted; counted a slice at a time, anew when a game is decided. */
export function useChances(data: BracketData, strengths: readonly number[] | undefined): Chances | null {
  const config = data.config.data[0];
  const race = useMemo(
    () => config && raceOf({ config, owners: data.owners.data, teams: data.teams.data, bracket: data.bracket.data }),
    [config, data.owners, data.teams, data.bracket],
  );
  // The same for all who look at the same auction.
  const seed = (config?.contest_id ?? 0) * 1009 + (race?.open ?? 0) * 31 + (config?.Pot ?? 0);
  const [counted, setCounted] = useState<{ of: typeof race; chances: Chances } | null>(null);
  useEffect(() => {
    if (!race || !strengths) return undefined;
    const steps = chancesOf(race, strengths, seed);
    let timer = 0;
    const go = () => {
      const { done, value } = steps.next();
      if (done) setCounted({ of: race, chances: value });
      else timer = window.setTimeout(go);
    };
    timer = window.setTimeout(go);
    return () => window.clearTimeout(timer);
  }, [race, strengths, seed]);
  return counted?.chances ?? null;
}
