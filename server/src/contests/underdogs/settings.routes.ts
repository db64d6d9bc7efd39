import { logActivity } from '../../people/activity/activity.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { contestFor } from '../entries/access';
import { tellLog } from '../log/log.store';
import type { Memories } from '../memories';
import { missedLine } from './log/known-lines';
import { underdogsKind } from './underdogs.kind';
import { readSettings, setMissedPick, setSelfPick } from './underdogs.store';

/** How an administrator decides that a contest is played. */
export function settingsRoutes(ctx: Context, { directory }: Memories): void {
  route(ctx, 'POST ad/underdogs_settings', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const contest = await contestFor(directory.in(tx), viewer, underdogsKind.type, body.contest_id);
      const { selfPick, missedPicks } = await readSettings(tx, contest.id);
      const before = { self_pick: selfPick ? 1 : 0, missed_pick: missedPicks.findLast(({ since }) => since <= now)?.policy ?? 'none' };
      const after = { self_pick: body.self_pick ?? before.self_pick, missed_pick: body.missed_pick ?? before.missed_pick };
      if (after.self_pick !== before.self_pick) await setSelfPick(tx, invalidate, contest.id, after.self_pick === 1);
      if (after.missed_pick !== before.missed_pick) {
        await setMissedPick(tx, invalidate, contest.id, { policy: after.missed_pick, since: now });
        await tellLog({ tx, invalidate, contestId: contest.id }, [missedLine(after.missed_pick)], now);
      }
      if (JSON.stringify(after) !== JSON.stringify(before)) {
        await logActivity(tx, {
          at: now,
          action: 'underdogs.settings',
          by: viewer,
          ip: request.ip,
          before: { contest_id: contest.id, ...before },
          after: { contest_id: contest.id, ...after },
          place: { contest: contest.id },
        });
      }
      return { result: 'success' as const };
    }),
  );
}
