import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { pageRoute } from '../../page-route';
import { compareNames } from '../../standings/names.rules';
import { settle } from '../money/settlement.rules';
import { readSeen, type AuctionReader } from '../seen/read-auction';
import { wantedAuction } from '../which';
import { bracketPage, livePage } from './auction.page';

/** The two pages, which stay fresh by deltas, and the sheet of who owes whom. */
export function pageRoutes(ctx: Context, reader: AuctionReader): void {
  const [bracket, live] = [bracketPage(reader), livePage(reader, ctx)];

  pageRoute(ctx, 'GET bbauction/pagedata', bracket, async (query, viewer) => {
    const params = await wantedAuction(reader.directory.now, viewer, query, ctx.clock.now());
    return { params, delta: { year: params.contest.year, group: params.group } };
  });
  pageRoute(ctx, 'GET bbauction/auction_data', live, async (query, viewer) => {
    const params = await wantedAuction(reader.directory.now, viewer, query, ctx.clock.now());
    return { params, delta: { year: params.contest.year, group: params.group } };
  });

  route(ctx, 'GET bbauction/settlement', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const now = ctx.clock.now();
      const memberships = reader.directory.in(tx);
      const which = await wantedAuction(memberships, viewer, query, now);
      const { owners } = (await readSeen(tx, reader, which.contest, now)).rows('owners');
      const byName = [...owners].sort((a, b) => compareNames(a.Name, b.Name));
      const net = byName.map(({ ID, Name, Profit }) => ({ ID, Name, points: Profit }));
      const even = net.reduce((total, { points }) => total + points, 0) === 0;
      const transfers = even ? settle(net.map(({ ID, points }) => ({ id: ID, points }))) : [];
      return {
        settlement: { data: transfers.map(({ from, to, points }) => ({ ID: `${from}:${to}`, from, to, points })) },
        net: { data: net },
      };
    }),
  );
}
