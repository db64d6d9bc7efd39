import type { Context } from '../../../web/context';
import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { route } from '../../../web/http/route';
import type { Memories } from '../../memories';
import { hasBegun } from '../auction';
import { keepRoom } from '../auction.store';
import type { NumberedAuction } from '../groups.rules';
import { wantedToRun, type Which } from '../which';
import { lastUndoable } from './undo.rules';
import { nominate, noteAct, writeAuction } from './auction-write';
import { wantedLot } from './bid.routes';
import { settingsOf } from './settings-words';

/** What an administrator does at the auction's desk. */
export function deskRoutes(ctx: Context, memories: Memories): void {
  const find = async (which: Which, viewer: Viewer): Promise<NumberedAuction> =>
    wantedToRun(await memories.directory.read(), viewer, which, ctx.clock.now());

  route(ctx, 'POST bbauction/update_config', async ({ body, viewer }) => {
    const { current_team: teamId, drafting, year, group, contest_id } = body;
    return writeAuction(ctx, memories, await find({ year, group, contest_id }, viewer), async (pen) => {
      if (drafting === 0 && pen.state.phase === 'drafting') {
        await pen.append({ type: 'paused', byUser: viewer.userId, reason: 'Not drafting' });
        return { result: 'success' as const, current_team: 0 };
      }
      if (pen.state.phase === 'paused') await pen.append({ type: 'resumed', byUser: viewer.userId });
      if (teamId === undefined) return { result: 'success' as const, current_team: pen.state.block?.lot ?? 0 };
      const lot = teamId === 0 ? undefined : wantedLot(pen, teamId);
      const up = await nominate(pen, lot, { by: viewer, kind: teamId === 0 ? 'random' : 'clicked' });
      return { result: 'success' as const, current_team: up };
    });
  });

  route(ctx, 'POST bbauction/undo', async ({ body: { reason, ...which }, viewer, request }) =>
    writeAuction(ctx, memories, await find(which, viewer), async (pen) => {
      if (hasBegun(pen, pen.now)) throw new Refusal('conflict', 'The tournament has begun. Correct the sale instead, with a reason.');
      const last = lastUndoable(pen.state, pen.log);
      if (!last) throw new Refusal('conflict', 'There is nothing to undo.');
      if (pen.state.phase === 'complete') await pen.append({ type: 'reopened', byUser: viewer.userId, reason });
      await pen.append({ type: 'undone', ofSeq: last.seq, lot: last.lot, byUser: viewer.userId, reason });
      await noteAct(pen, viewer, request.ip, { action: 'undone', before: last, after: { reason } });
      return { result: 'success' as const, seq: pen.state.lastSeq };
    }),
  );

  route(ctx, 'POST bbauction/pause', async ({ body: { reason, ...which }, viewer }) =>
    writeAuction(ctx, memories, await find(which, viewer), async (pen) => {
      if (pen.state.phase !== 'drafting') throw new Refusal('conflict', 'This auction is not going on.');
      const { seq } = await pen.append({ type: 'paused', byUser: viewer.userId, reason });
      return { result: 'success' as const, seq };
    }),
  );

  route(ctx, 'POST bbauction/resume', async ({ body, viewer }) =>
    writeAuction(ctx, memories, await find(body, viewer), async (pen) => {
      if (pen.state.phase !== 'paused') throw new Refusal('conflict', 'This auction is not paused.');
      const { seq } = await pen.append({ type: 'resumed', byUser: viewer.userId });
      return { result: 'success' as const, seq };
    }),
  );

  route(ctx, 'POST bbauction/settings', async ({ body, viewer, request }) => {
    const { year, group, contest_id, ...wished } = body;
    return writeAuction(ctx, memories, await find({ year, group, contest_id }, viewer), async (pen) => {
      const settings = settingsOf(wished);
      if (settings.payouts && hasBegun(pen, pen.now))
        throw new Refusal('conflict', 'The tournament has begun: what wins pay stays as it is.');
      const before = pen.state.settings;
      if (settings.layout && settings.layout !== before.layout && (pen.state.sales.size > 0 || pen.room.seed !== ''))
        throw new Refusal('conflict', 'The lots are made. Do step 5, Prep Teams, to make them anew.');
      if (pen.state.phase === 'setup') await keepRoom(pen.tx, pen.touch, { ...pen.room, settings: { ...before, ...settings } });
      else await pen.append({ type: 'settings', byUser: viewer.userId, settings });
      await noteAct(pen, viewer, request.ip, { action: 'settings', after: settings });
      return { result: 'success' as const, seq: pen.state.lastSeq };
    });
  });
}
