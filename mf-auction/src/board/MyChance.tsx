import { formatChance } from '@poolhouse/shared-ui';
import { noRefresh, PanelWay, usePageData } from '@poolhouse/shared-ui/board';
import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import { useRace } from '../chances/useRace';
import type { AuctionConfigRow, BracketData } from '../contest/auction.types';

const NOTHING = {};

/** My chance to end in profit, with the way to all chances. What counts it is fetched once the board stands; until then, and where it could not be, there is a dash. */
export function MyChance({ data, config: { year, group, entry_id: me } }: { data: BracketData; config: AuctionConfigRow }) {
  const model = usePageData('GET bbauction/model', NOTHING, noRefresh);
  const strengths = model.data?.model.data[0]?.strengths;
  const { race, seed } = useRace(data);
  const begin = useMemo(() => {
    if (!race || !strengths) return null;
    return async () => {
      const { chancesOf } = await import(/* webpackChunkName: "auction-dice" */ '../chances/chances.rules');
      return chancesOf(race, strengths, seed, false);
    };
  }, [race, strengths, seed]);
  const chances = useSteps(begin);
  const own = chances?.owners[data.owners.data.findIndex(({ ID }) => ID === me)];
  return (
    <PanelWay
      to={`/bbauction/chances?year=${year}&group=${group}`}
      label="Your chance to end in profit"
      figure={formatChance(own?.profit, chances?.exact)}
    />
  );
}
