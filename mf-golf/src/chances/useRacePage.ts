import { useKept } from '@poolhouse/shared-ui/board';
import { useMemo } from 'react';
import type { GolfPage } from '../contest/golf.types';
import { racePage, type RacePage } from './race-page.rules';

/** What of a board its race hangs on, the same objects until something of it changes: a shot, a message or what the clock says brings no other chances. */
export function useRacePage(data: GolfPage): RacePage {
  const page = useMemo(() => racePage(data), [data]);
  return useKept(page);
}
