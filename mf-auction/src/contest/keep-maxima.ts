import type { DataOf } from '@poolhouse/contract';
import { keepReceipt } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import type { AuctionConfigRow, LiveData } from './auction.types';
import { sentMaxima } from './receipt.rules';

interface Room {
  data: LiveData;
  config: AuctionConfigRow;
  page: PageState<LiveData>;
}

/** Keeps the site's word for the owner's maxima, for this browser to hold against what is opened once the teams are sold, and reads the room anew. */
export function maximaSaved({ data, config, page }: Room, { receipt, maxima = [] }: DataOf<'POST bbauction/proxy'>) {
  void keepReceipt(config.contest_id, receipt, sentMaxima(maxima, data));
  return page.refresh();
}
