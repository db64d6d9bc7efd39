import { MODEL_FACTS, STRENGTH } from '../../../sport/tournament/seed-model/model.constants';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Memories } from '../../memories';
import { readAuction } from '../auction';
import { auctionModel } from '../page/auction-model';
import { wantedAuction } from '../which';
import { recapOf } from './recap';

/** The story of the auction, the race that followed, and the model behind the chances. */
export function recapRoutes(ctx: Context, memories: Memories): void {
  route(ctx, 'GET bbauction/recap', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const now = ctx.clock.now();
      const memberships = memories.directory.in(tx);
      const auction = await readAuction(tx, await wantedAuction(memberships, viewer, query, now), { memberships, now });
      return recapOf(auction, auctionModel(auction), now);
    }),
  );

  route(ctx, 'GET bbauction/model', () => {
    const { games, from, to, logLoss, brier, bands } = MODEL_FACTS;
    return Promise.resolve({
      model: { data: [{ ID: 1, strengths: [...STRENGTH], games, from, to, log_loss: logLoss, brier }] },
      bands: { data: bands.map((band, n) => ({ ID: n + 1, ...band })) },
    });
  });
}
