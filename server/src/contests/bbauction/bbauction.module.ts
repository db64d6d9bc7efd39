import type { Memories } from '../memories';
import type { ContestModule } from '../plug';
import { smackRoutes } from '../smack/smack.routes';
import { auctionRecaps } from './auction-recaps';
import { auctionResults } from './auction-results';
import { bbAuctionKind } from './bbauction.kind';
import { auctionSeasonReport } from './bbauction.report';
import { auctioneerRoutes } from './bidding/auctioneer.routes';
import { bidRoutes } from './bidding/bid.routes';
import { Hammers } from './bidding/hammer';
import { saleRoutes } from './bidding/sale.routes';
import { splitRoutes } from './bidding/split.routes';
import { DemoBidders } from './demo/demo-bidders';
import { auctionHome } from './home';
import { auctionMomentSource } from './moments/auction-moments';
import { pageRoutes } from './page/page.routes';
import { practiceRoutes } from './practice/practice.routes';
import { recapRoutes } from './recap/recap.routes';
import { auctionSeals } from './seals/auction-seals';
import { auctionReader } from './seen/read-auction';
import { setUpRoutes } from './setup/set-up.routes';
import { wantedAuction } from './which';

/** All auction calls of players and administrators, and the hammer. */
export function bbAuctionModule(memories: Memories): ContestModule {
  const reader = auctionReader(memories);
  return {
    routes(ctx) {
      const hammers = new Hammers(ctx, reader);
      const bidders = new DemoBidders(ctx, reader);
      ctx.app.addHook('onReady', (done) => {
        hammers.start();
        void bidders.start();
        done();
      });
      pageRoutes(ctx, reader);
      bidRoutes(ctx, memories, hammers);
      auctioneerRoutes(ctx, memories);
      saleRoutes(ctx, memories);
      splitRoutes(ctx, memories);
      recapRoutes(ctx, reader);
      practiceRoutes(ctx, reader);
      setUpRoutes(ctx, memories);
      smackRoutes(ctx, {
        kind: bbAuctionKind,
        directory: memories.directory,
        post: 'POST bbauction/smack',
        remove: 'DELETE bbauction/smack',
        find: async (memberships, viewer, asked) => (await wantedAuction(memberships, viewer, asked, ctx.clock.now())).contest,
      });
    },
    home: auctionHome(reader),
    moments: auctionMomentSource(reader),
    recaps: auctionRecaps(reader),
    seals: auctionSeals(reader),
    results: auctionResults(reader),
    season: { type: bbAuctionKind.type, report: auctionSeasonReport(reader) },
  };
}
