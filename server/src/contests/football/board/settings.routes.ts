import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { contestFor } from '../../entries/access';
import type { FootballDeps } from '../football-deps';
import { footballKind } from '../football.kind';
import { setShowModel, withTerms } from '../money/terms.store';

/** How an administrator decides that a contest is played. */
export function footballSettingsRoutes(ctx: Context, { directory }: FootballDeps): void {
  route(ctx, 'POST ad/football_settings', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const contest = await contestFor(directory.in(tx), viewer, footballKind.type, body.contest_id);
      const { showModel } = await withTerms(tx, contest);
      if (showModel !== (body.show_model === 1)) {
        await setShowModel(tx, invalidate, contest.id, !showModel);
        await logActivity(tx, {
          at: ctx.clock.now(),
          action: 'football.settings',
          by: viewer,
          ip: request.ip,
          before: { contest_id: contest.id, show_model: showModel ? 1 : 0 },
          after: { contest_id: contest.id, show_model: body.show_model },
          place: { contest: contest.id },
        });
      }
      return { result: 'success' as const };
    }),
  );
}
