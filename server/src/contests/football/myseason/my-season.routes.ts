import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import type { FootballDeps } from '../football-deps';
import { readMySeason } from './my-season';

/** A player's own season. */
export function footballMySeasonRoutes(ctx: Context, deps: FootballDeps): void {
  route(ctx, 'GET football/my_season', ({ query: { contest_id: contestId, year }, viewer }) =>
    ctx.db.read((tx) => readMySeason(tx, deps, { viewer, contestId, year, now: ctx.clock.now() })),
  );
}
