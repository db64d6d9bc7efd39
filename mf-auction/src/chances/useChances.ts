import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { BracketData } from '../contest/auction.types';
import { chancesOf, type Chances } from './chances.rules';
import { useRace } from './useRace';

/**
 * The chances of all owners, null until they are counted; counted anew when a game is decided.
 *
 * @param strengths of seeds; undefined waits
 * @param asked whether it is asked what decides the first place
 */
export function useChances(data: BracketData, strengths: readonly number[] | undefined, asked = true): Chances | null {
  const { race, seed } = useRace(data);
  return useSteps(
    useMemo(() => (race && strengths ? () => chancesOf(race, strengths, seed, asked) : null), [race, strengths, seed, asked]),
  );
}
