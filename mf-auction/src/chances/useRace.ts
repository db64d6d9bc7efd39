import { useKept } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';
import type { BracketData } from '../contest/auction.types';
import { raceOf } from './race.rules';
import type { Race } from './race.types';

/** An auction's race, the same until a game is decided or a team changes hands: scores on the bracket change with each basket. With it the seed of its dice, the same for all who look at it. */
export function useRace({ config, owners, teams, bracket }: BracketData): { race: Race | null; seed: number } {
  const row = config.data[0];
  const now = useMemo(
    () => (row ? raceOf({ config: row, owners: owners.data, teams: teams.data, bracket: bracket.data }) : null),
    [row, owners, teams, bracket],
  );
  const race = useKept(now);
  return { race, seed: (row?.contest_id ?? 0) * 1009 + (race?.open ?? 0) * 31 + (row?.Pot ?? 0) };
}
