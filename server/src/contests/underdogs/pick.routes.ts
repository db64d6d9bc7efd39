import type { Tx } from '../../ground/db/database';
import { route } from '../../web/http/route';
import type { Viewer } from '../../ground/viewer';
import { refuseRemovedEntry } from '../removed-entry';
import { readCalendar } from '../weeks/calendar';
import { wantedEntry } from '../wanted-contest';
import { overridePick, takePickAway } from './override-pick';
import { clearOwnPick, saveOwnPick } from './own-pick';
import type { PickSave } from './save-pick';
import { readEntrySeason, underdogsWeeks } from './underdogs-season';
import type { UnderdogsParts } from './underdogs-parts';

/** Setting a pick and taking it back. An administrator's own entry is picked for as any player's. */
export function pickRoutes({ ctx, directory, seasonGames }: UnderdogsParts): void {
  const saveOf = async (tx: Tx, viewer: Viewer, ip: string, entryId: number): Promise<PickSave> => {
    const now = ctx.clock.now();
    const memberships = await directory.readIn(tx);
    if (!memberships.entryById.has(entryId)) await refuseRemovedEntry(tx, viewer, entryId);
    const { entry, contest } = wantedEntry(memberships, viewer, 'underdogs', entryId);
    const calendar = await readCalendar(tx, contest.year, underdogsWeeks);
    return { viewer, ip, contest, entry, calendar, season: await readEntrySeason(tx, seasonGames, contest, entry, calendar, now), now };
  };

  route(ctx, 'POST underdogs/savepick', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const save = await saveOf(tx, viewer, request.ip, body.entryId);
      const set = save.entry.userId === viewer.userId ? saveOwnPick : overridePick;
      await set(tx, touch, save, body);
      return { result: 'success' as const };
    }),
  );

  route(ctx, 'POST underdogs/clearpick', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const save = await saveOf(tx, viewer, request.ip, body.entryId);
      if (save.entry.userId === viewer.userId) await clearOwnPick(tx, touch, save, body.week);
      else await takePickAway(tx, touch, save, body.week, body.reason);
      return { result: 'success' as const };
    }),
  );
}
