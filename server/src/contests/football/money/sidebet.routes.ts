import { Refusal } from '../../../ground/refusal';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import { route } from '../../../web/http/route';
import { contestById } from '../../entries/contests.store';
import { entryById } from '../../entries/entries.store';
import { refuseOwnOnceBegun } from '../../seasons/begun.store';
import { footballKind } from '../football.kind';
import { setSidebet } from './terms.store';

/** How an administrator says who is in the sidebet. */
export function sidebetRoutes(ctx: Context): void {
  route(ctx, 'POST ad/set_sidebet', async ({ body, viewer, request }) =>
    ctx.db.write(async (tx, invalidate) => {
      const entry = await entryById(tx, body.entry_id);
      const contest = entry && (await contestById(tx, entry.contestId));
      if (!entry || contest?.type !== footballKind.type)
        throw new Refusal('not_found', 'There is no such entry in a football contest.', { entry_id: 'is not known' });
      const now = ctx.clock.now();
      await refuseOwnOnceBegun(tx, entry, { viewer, contest, sports: footballKind.sports, now });
      const sidebet = body.sidebet === 1;
      const before = await setSidebet(tx, invalidate, entry, sidebet);
      await logActivity(tx, {
        at: now,
        action: 'entry.sidebet',
        by: viewer,
        ip: request.ip,
        before: { id: entry.id, sidebet: before },
        after: { id: entry.id, sidebet },
        place: { contest: contest.id },
      });
      return { result: 'success' as const, id: entry.id };
    }),
  );
}
