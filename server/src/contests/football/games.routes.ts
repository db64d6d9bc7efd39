import { Refusal } from '../../ground/refusal';
import { logActivity } from '../../people/activity/activity.store';
import { markManual } from '../../sport/feeds/manual.store';
import { eventsCsv } from '../../sport/games/events-csv';
import { gameById, gamesOfWeek, setLine, setState } from '../../sport/games/games.store';
import { weekStartOf } from '../../sport/games/week.rules';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import { footballKind } from './football.kind';

/** Games and their lines: what an administrator sets, and the file of this week's games that anybody may load. */
export function gamesRoutes(ctx: Context): void {
  route(ctx, 'PUT football/events', async ({ body: { id, spread1, spread2, state, manual }, viewer, request }) => {
    if (spread1 === null ? spread2 !== null : spread2 === null || spread1 + spread2 !== 0) {
      throw new Refusal('bad_input', 'The two lines must be each other turned round, such as -3.5 and 3.5.', {
        spread2: 'must be spread1 with the other sign',
      });
    }
    await ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const game = await gameById(tx, id);
      if (!game) throw new Refusal('not_found', 'There is no such game.');
      const moved = await setLine(tx, invalidate, game, { spread2: spread2 === null ? null : spread2 + 0, now, source: 'admin' });
      const turned = state !== undefined && (await setState(tx, invalidate, game, { state, now }));
      if (!moved && !turned && manual === undefined) return;
      // A game that is put back on the board is the feed's again; one that was taken off is kept off.
      await markManual(tx, id, { ...(moved ? { manualLine: true } : {}), ...(turned ? { manual: state !== 'scheduled' } : {}) });
      if (manual !== undefined) await markManual(tx, id, { manual: manual === 1, manualLine: manual === 1 });
      const before = { id, spread2: game.spread2, state: game.state };
      await logActivity(tx, {
        at: now,
        action: 'game.set',
        by: viewer,
        ip: request.ip,
        before,
        after: { id, spread2, state: state ?? game.state, manual },
        place: 'site',
      });
    });
    return { result: 'success' };
  });

  ctx.app.get('/events.csv', async (_request, reply) => {
    const games = await ctx.db.read((tx) => gamesOfWeek(tx, weekStartOf(ctx.clock.now()), footballKind.sports));
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', 'attachment; filename="events.csv"')
      .type('text/csv; charset=utf-8')
      .send(eventsCsv(games));
  });
}
