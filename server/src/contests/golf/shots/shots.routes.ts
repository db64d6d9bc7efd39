import type { Context } from '../../../web/context';
import { pageRoute } from '../../page-route';
import { wantedContest } from '../../wanted-contest';
import { golfKind } from '../golf.kind';
import type { GolfMemories } from '../golf-memories';
import { shownParams } from '../golf.page';
import { unknownTournament } from '../picks/open-field';
import { shotDetailsPage } from './shot-details.page';

export function shotsRoutes(ctx: Context, memories: GolfMemories): void {
  pageRoute(ctx, 'GET golf/shotdetails', shotDetailsPage(memories), async ({ contest_id: contestId, tid, gid, round }, viewer) => {
    const { base, contest } = wantedContest(await memories.directory.read(), viewer, golfKind, { contestId, year: undefined });
    const shown = await shownParams(memories, contest.id, { tid, now: ctx.clock.now(), shots: false });
    if (!shown || shown.tid === 0) throw unknownTournament();
    const params = { contestId: contest.id, tid: shown.tid, gid: gid ?? 0, round: round ?? 0 };
    return { params, delta: { contest_id: base.id, tid: shown.tid, gid, round } };
  });
}
