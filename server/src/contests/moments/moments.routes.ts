import { logActivity } from '../../people/activity/activity.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { noSuchContest } from '../entries/access';
import type { Directory } from '../entries/directory';
import { setTellsMoments, tellsMoments } from './moments.store';

/** The switch of who runs a contest. */
export function momentsRoutes(ctx: Context, directory: Directory): void {
  route(ctx, 'POST ad/moments', ({ body: { contest_id: contestId, on }, viewer, request: { ip } }) =>
    ctx.db.write(async (tx, invalidate) => {
      if (!(await directory.in(tx).contest(contestId))) throw noSuchContest();
      const before = await tellsMoments(tx, contestId);
      if (before === (on === 1)) return { result: 'success' as const };
      await setTellsMoments(tx, invalidate, contestId, !before);
      await logActivity(tx, {
        at: ctx.clock.now(),
        action: 'moments.switched',
        by: viewer,
        ip,
        before: { contest_id: contestId, on: before ? 1 : 0 },
        after: { contest_id: contestId, on },
        place: { contest: contestId },
      });
      return { result: 'success' as const };
    }),
  );
}
