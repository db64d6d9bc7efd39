import type { DataOf } from '@poolhouse/contract';
import { Refusal } from '../../../ground/refusal';
import { logActivity } from '../../../people/activity/activity.store';
import type { Context } from '../../../web/context';
import type { Call } from '../../../web/http/route';
import { isSideActionOpen } from '../board/config-row';
import type { GolfMemories } from '../golf-memories';
import { optIn, sideActionOf } from '../stores/contest.store';
import { pickingEntry } from './picking-entry';

/** Takes an entry into the side action, once and for good. */
export const joinSideAction = (
  ctx: Context,
  memories: GolfMemories,
  { query, viewer, request }: Call<'GET golf/sideactionoptin'>,
): Promise<DataOf<'GET golf/sideactionoptin'>> =>
  ctx.db.write(async (tx, invalidate) => {
    const now = ctx.clock.now();
    const { entry, contest } = await pickingEntry(tx, memories, { viewer, input: query, now });
    const season = await memories.seasons.readIn(tx, contest.id);
    if ((await sideActionOf(tx, [entry.id])).has(entry.id)) return { result: 'success' as const };
    if (!isSideActionOpen(season, now))
      throw new Refusal('side_action_closed', 'The side action takes nobody in now. Ask your administrator to open it.');
    await optIn(tx, invalidate, { contestId: contest.id, entryId: entry.id }, now);
    await logActivity(tx, {
      at: now,
      action: 'golf.side_action',
      by: viewer,
      ip: request.ip,
      after: { entry_id: entry.id },
      place: { contest: contest.id },
    });
    return { result: 'success' as const };
  });
