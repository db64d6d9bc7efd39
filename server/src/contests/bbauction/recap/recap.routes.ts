import { MODEL_FACTS, STRENGTH } from '../../../sport/tournament/seed-model/model.constants';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { readSeen, type AuctionReader } from '../seen/read-auction';
import { wantedAuction } from '../which';

/** The story of the auction, the race that followed, and the model behind the chances. */
export function recapRoutes(ctx: Context, reader: AuctionReader): void {
  route(ctx, 'GET bbauction/recap', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const now = ctx.clock.now();
      const memberships = reader.directory.in(tx);
      const { contest, group } = await wantedAuction(memberships, viewer, query, now);
      const { recap, sales, moments, race } = (await readSeen(tx, reader, contest, now)).rows('recap', 'sales', 'moments', 'race');
      return {
        recap: { data: recap.map((row) => ({ ...row, group })) },
        sales: { data: sales },
        moments: { data: moments },
        race: { data: race },
      };
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
