import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { Memories } from '../../memories';
import { pageRoute } from '../../page-route';
import { compareNames } from '../../standings/names.rules';
import { readAuction } from '../auction';
import { settle } from '../money/settlement.rules';
import { wantedAuction } from '../which';
import { auctionModel } from './auction-model';
import { bracketPage, livePage } from './auction.page';

/** The two pages, which stay fresh by deltas, and the sheet of who owes whom. */
export function pageRoutes(ctx: Context, memories: Memories): void {
  const [bracket, live] = [bracketPage(memories), livePage(memories, ctx)];

  pageRoute(ctx, 'GET bbauction/pagedata', bracket, async (query, viewer) => {
    const params = await wantedAuction(memories.directory.now, viewer, query, ctx.clock.now());
    return { params, delta: { year: params.contest.year, group: params.group } };
  });
  pageRoute(ctx, 'GET bbauction/auction_data', live, async (query, viewer) => {
    const params = await wantedAuction(memories.directory.now, viewer, query, ctx.clock.now());
    return { params, delta: { year: params.contest.year, group: params.group } };
  });

  route(ctx, 'GET bbauction/settlement', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const now = ctx.clock.now();
      const memberships = memories.directory.in(tx);
      const which = await wantedAuction(memberships, viewer, query, now);
      const { owners } = auctionModel(await readAuction(tx, which, { memberships, now })).figures;
      const byName = [...owners].sort((a, b) => compareNames(a.name, b.name));
      const net = byName.map(({ entryId, name, won, paid }) => ({ ID: entryId, Name: name, points: won - paid }));
      const even = net.reduce((total, { points }) => total + points, 0) === 0;
      const transfers = even ? settle(net.map(({ ID, points }) => ({ id: ID, points }))) : [];
      return {
        settlement: { data: transfers.map(({ from, to, points }) => ({ ID: `${from}:${to}`, from, to, points })) },
        net: { data: net },
      };
    }),
  );
}
