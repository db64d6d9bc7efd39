import { useApi } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import type { AuctionConfigRow, LiveData } from '../contest/auction.types';
import { whereOf } from '../contest/where';
import { Acts } from './Acts';
import { AutoBid } from './AutoBid';
import { BidBar } from './BidBar';

/** What an owner does about the lot that is up. */
export function MyBid({ page, data, config }: { page: PageState<LiveData>; data: LiveData; config: AuctionConfigRow }) {
  const { call } = useApi();
  const block = data.block.data[0];
  const lot = block?.lot ?? 0;
  const send = (amount: number) => call('POST bbauction/bid', { body: { ...whereOf(config), lot, amount, after: block?.seq ?? 0 } });
  return (
    <BidBar data={data} config={config} lost={page.lost} send={send} after={page.refresh}>
      {config.auto_bids === 1 && lot !== 0 && (
        <Acts lost={page.lost}>
          <AutoBid key={lot} data={data} config={config} page={page} lot={lot} />
        </Acts>
      )}
    </BidBar>
  );
}
