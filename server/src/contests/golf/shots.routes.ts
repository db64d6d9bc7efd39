import { Refusal } from '../../ground/refusal';
import type { Context } from '../../web/context';
import { pageRoute } from '../page-route';
import { shownParams } from './board/page-params';
import { wantedGolf, unknownTournament } from './golf-contest';
import type { GolfMemories } from './golf-memories';
import { shotDetailsPage } from './shots/shot-details.page';
import { golfersByIds } from './stores/golfers.store';

export function shotsRoutes(ctx: Context, memories: GolfMemories): void {
  const isGolfer = (gid: number) => ctx.db.read(async (tx) => (await golfersByIds(tx, [gid])).has(gid));
  pageRoute(ctx, 'GET golf/shotdetails', shotDetailsPage(memories), async ({ contest_id: contestId, tid, gid, round, ground }, viewer) => {
    const { base, contest } = await wantedGolf(memories.directory.now, viewer, contestId, ctx.clock.now());
    const shown = await shownParams(memories, contest, { tid, now: ctx.clock.now(), shots: false });
    if (!shown || shown.tid === 0) throw unknownTournament();
    if (gid && !(await isGolfer(gid))) throw new Refusal('unknown_golfer', 'There is no such golfer.', { gid: 'is not a golfer' });
    const params = { contestId: contest.id, tid: shown.tid, gid: gid ?? 0, round: round ?? 0, asText: ground === 'text' };
    return { params, delta: { contest_id: base.id, tid: shown.tid, gid, round, ground } };
  });
}
