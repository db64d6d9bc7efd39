import { MODEL_FACTS, STRENGTH } from '../../../sport/tournament/seed-model/model.constants';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Contest } from '../../contest';
import { viewerFields } from '../../entries/viewer-fields';
import { headWords } from '../../recaps/told.rules';
import type { AuctionReader } from '../seen/read-auction';
import { wantedAuction } from '../which';
import type { SoldLot } from './pool.types';
import { readPool, type SeenPool } from './read-pool-recap';
import { decidedIn } from './sold-lots.rules';

/** Games of the tournament proper. */
const GAMES = 63;

/** What it came to in a few words. */
const headRow = ({ id, name, year }: Contest, group: number, { groups, recap, dates }: SeenPool) => ({
  ...{ ID: 1, contest_id: id, contest_name: name, year, group },
  Over: recap ? (1 as const) : (0 as const),
  Open: GAMES - decidedIn(groups.bracket),
  ...headWords(dates, recap, recap?.winners.map(({ Name }) => Name) ?? []),
});

const lotRow = ({ lot, label, best, price, won }: SoldLot) => ({ ID: lot, Name: label, Abbrev: best.abbrev, Price: price, Won: won });

/** What it came to, the story of the auction, the race that followed, and the model behind the chances. */
export function recapRoutes(ctx: Context, reader: AuctionReader): void {
  route(ctx, 'GET bbauction/recap', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const now = ctx.clock.now();
      const memberships = reader.directory.in(tx);
      const { contest, group } = await wantedAuction(memberships, viewer, query, now);
      const pool = await readPool(tx, reader, contest, now);
      const { recap, sales, moments, race } = pool.seen.rows('recap', 'sales', 'moments', 'race');
      const { entry_id, EntryName } = viewerFields(contest, await memberships.entriesOf(contest.id), viewer);
      return {
        config: { data: [{ ...headRow(contest, group, pool), entry_id, EntryName, Mine: pool.recap?.own.get(entry_id) ?? '' }] },
        facts: { data: [...(pool.recap?.facts ?? [])] },
        winner: { data: (pool.recap?.lots ?? []).map(lotRow) },
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
