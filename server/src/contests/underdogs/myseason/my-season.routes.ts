import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { UnderdogsReader } from '../underdogs-facts';
import { readMySeason } from './my-season';

/** A player's own season. */
export function underdogsMySeasonRoutes(ctx: Context, reader: UnderdogsReader): void {
  route(ctx, 'GET underdogs/my_season', ({ query: { contest_id: contestId, entry_id: entryId, year }, viewer }) =>
    ctx.db.read((tx) => readMySeason(tx, reader, { viewer, contestId, entryId, year, now: ctx.clock.now() })),
  );
}
