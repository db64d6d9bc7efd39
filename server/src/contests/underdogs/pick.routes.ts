import type { Tx } from '../../ground/db/database';
import type { Context } from '../../web/context';
import type { Memories } from '../memories';
import { underdogsKind } from './underdogs.kind';
import { route } from '../../web/http/route';
import type { Viewer } from '../../ground/viewer';
import { readCalendar } from '../weeks/calendar';
import { entryToSee } from './may';
import { overridePick, takePickAway } from './override-pick';
import { clearOwnPick, saveOwnPick } from './own-pick';
import type { PickSave } from './save-pick';
import { readEntrySeason } from './underdogs-season';

/** Setting a pick and taking it back. An administrator's own entry is picked for as any player's. */
export function pickRoutes(ctx: Context, { directory, seasonGames }: Memories): void {
  const saveOf = async (tx: Tx, viewer: Viewer, ip: string, entryId: number): Promise<PickSave> => {
    const now = ctx.clock.now();
    const memberships = await directory.readIn(tx);
    const { entry, contest } = await entryToSee(tx, memberships, viewer, entryId);
    const calendar = await readCalendar(tx, contest.year, underdogsKind);
    return { viewer, ip, contest, entry, calendar, season: await readEntrySeason(tx, seasonGames, { contest, entry, calendar, now }), now };
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
      else await takePickAway(tx, touch, save, body);
      return { result: 'success' as const };
    }),
  );
}
