import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { GolfPage } from '../contest/golf.types';
import type { Counted } from './count';
import { hasRace, type RacePage } from './race-page.rules';
import { useRacePage } from './useRacePage';

/** The chances of all entries, null until they are counted; a slice at a time, anew when a score changes. */
export function useChances(data: GolfPage, prizes: readonly number[] | null): { counted: Counted | null; open: boolean } {
  const page = useRacePage(data);
  const open = hasRace(page);
  const counted = useSteps(useMemo(() => (open && prizes ? () => begin(page, prizes) : null), [page, open, prizes]));
  return { counted: open ? counted : null, open };
}

async function begin(page: RacePage, prizes: readonly number[]) {
  const { countOf } = await import(/* webpackChunkName: "golf-dice" */ './count');
  return countOf(page, prizes);
}
