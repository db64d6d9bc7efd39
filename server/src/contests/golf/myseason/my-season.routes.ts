import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { GolfMemories } from '../golf-memories';
import { readMySeason } from './my-season';

/** A player's own season. */
export function golfMySeasonRoutes(ctx: Context, memories: GolfMemories): void {
  route(ctx, 'GET golf/my_season', ({ query: { contest_id: contestId }, viewer }) =>
    ctx.db.read((tx) => readMySeason(tx, memories, { viewer, contestId, now: ctx.clock.now() })),
  );
}
