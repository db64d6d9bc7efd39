import { definePlug } from '../plug';
import { latestEntries } from '../seasons/latest-entries';
import { bbAuctionKind } from './bbauction.kind';
import { bbAuctionModule } from './bbauction.module';
import { auctionSights } from './demo/auction-sights';
import { fillAuctions } from './demo/fill-auctions';
import * as log from './migrations/bbauction-001-log';
import * as practice from './migrations/bbauction-002-practice';

export const bbAuction = definePlug({
  ...bbAuctionKind,
  module: bbAuctionModule,
  migrations: { 'bbauction-001-log': log, 'bbauction-002-practice': practice },
  console: {
    user: (facts) => {
      const present = latestEntries(facts, bbAuctionKind);
      return (userId) => ({ bbAuction: present.has(userId) ? 1 : 0 });
    },
  },
  demo: { sights: auctionSights, fill: fillAuctions },
});
