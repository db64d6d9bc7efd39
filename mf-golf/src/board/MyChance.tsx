import type { GolfConfigRow } from '@poolhouse/contract';
import { formatChance } from '@poolhouse/shared-ui';
import { PanelWay } from '@poolhouse/shared-ui/board';
import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import { useRacePage } from '../chances/useRacePage';
import { useSeldom } from '../chances/useSeldom';
import type { GolfPage } from '../contest/golf.types';

/** A board changes every few seconds while golfers are out: to count costs as much as to draw it, to ask whether there is anything to count a tenth. */
const COUNTED_EVERY_MS = 60_000;

/**
 * My chance of first place, at most a minute old, with the way to all chances. What counts it is fetched once the board stands; until then, and where it could not be, there
 * is a dash.
 */
export function MyChance({ data, config }: { data: GolfPage; config: GolfConfigRow }) {
  const page = useRacePage(useSeldom(data, COUNTED_EVERY_MS));
  const begin = useMemo(
    () => async () => {
      const { myWin } = await import(/* webpackChunkName: "golf-dice" */ '../chances/count');
      return myWin(page);
    },
    [page],
  );
  return <PanelWay to={`/golf/chances?contest=${config.contest_id}`} label="Your chance of first" figure={formatChance(useSteps(begin))} />;
}
