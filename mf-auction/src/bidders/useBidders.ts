import type { DataOf } from '@poolhouse/contract';
import { noRefresh, usePageData, type PageState } from '@poolhouse/shared-ui/board';
import { useSteps } from '@poolhouse/shared-ui/screen';
import { useMemo } from 'react';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { biddersOf, placesOf, type Bidder } from './bidders.rules';
import { drawnTournaments, FIELD } from './tournaments.rules';

/** What the lot that was up when they were counted means to each owner. */
export interface CountedBidders {
  lot: number;
  next: number;
  rows: Bidder[];
}

/**
 * The outlook of all owners at the next bid, null until it is counted, and the model that it is counted by; counted in the browser, anew with each bid. The tournaments are
 * drawn once an evening, the same for all who look at this auction, so that figures move with prices alone.
 */
export function useBidders(
  data: LiveData,
  config: AuctionConfigRow,
): { counted: CountedBidders | null; model: PageState<DataOf<'GET bbauction/model'>> } {
  const model = usePageData('GET bbauction/model', {}, noRefresh);
  const strengths = model.data?.model.data[0]?.strengths;
  const { teams1, teams2, teams3, teams4, all_teams: all, owners, block } = data;
  const places = useMemo(
    () => placesOf([teams1.data, teams2.data, teams3.data, teams4.data], all.data),
    [teams1, teams2, teams3, teams4, all],
  );
  const seeds = places.map(({ Seed }) => Seed).join();
  const wins = useSteps(
    useMemo(() => {
      const field = seeds.split(',').map(Number);
      return strengths && field.length === FIELD ? () => drawnTournaments(field, strengths, config.contest_id) : null;
    }, [seeds, strengths, config.contest_id]),
  );
  const up = block.data[0];
  const { payouts, min_price: least, PotExpected: pot } = config;
  const counted = useSteps(
    useMemo(() => {
      if (!wins || !up || up.lot === 0 || pot === null) return null;
      const next = Math.max(up.next, least);
      return function* () {
        const rows = yield* biddersOf({ config: { payouts }, pot, block: { ...up, next }, owners: owners.data, places, wins });
        return { lot: up.lot, next, rows };
      };
    }, [wins, up, pot, payouts, least, owners, places]),
  );
  return { counted, model };
}
