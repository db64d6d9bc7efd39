import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { pageRoute } from '../page-route';
import { shownParams } from './board/page-params';
import { wantedGolf, unknownTournament } from './golf-contest';
import type { GolfMemories } from './golf-memories';
import { golfPage } from './golf.page';
import { rulesData } from './rules-data';

/** The board, which stays fresh by deltas, and the amounts that the rules name. */
export function pageRoutes(ctx: Context, memories: GolfMemories): void {
  const { directory } = memories;

  pageRoute(ctx, 'GET golf/pagedata', golfPage(memories), async ({ contest_id: contestId, tid, sd }, viewer) => {
    const { base, contest } = await wantedGolf(directory.now, viewer, contestId, ctx.clock.now());
    const shots = sd === 'all';
    const params = await shownParams(memories, contest, { tid, now: ctx.clock.now(), shots });
    if (!params) throw unknownTournament();
    return { params, delta: { contest_id: base.id, tid: params.tid || undefined, sd: shots ? 'all' : undefined } };
  });

  route(ctx, 'GET golf/rulesdata', ({ query, viewer }) =>
    ctx.db.read(async (tx) => {
      const memberships = directory.in(tx);
      const { contest } = await wantedGolf(memberships, viewer, query.contest_id, ctx.clock.now());
      const entries = await memberships.entriesOf(contest.id);
      return rulesData(contest, await memories.seasons.readIn(tx, contest.id), { entries, viewer });
    }),
  );
}
