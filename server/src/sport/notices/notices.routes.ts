import type { ContestType } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { logActivity } from '../../people/activity/activity.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { Game } from '../games/game';
import { gameById } from '../games/games.store';
import { setWish } from './wishes.store';

const SUCCESS = { result: 'success' } as const;

/** Which page a notice of a game opens for a player: of the contest that was named, or of one that shows the game. */
export type NoticePage = (tx: Tx, viewer: Viewer, game: Game, contest: ContestType | undefined) => Promise<string>;

/** Which notices a player wants of which games. */
export function noticesRoutes(ctx: Context, pageOf: NoticePage): void {
  const { db, clock } = ctx;
  route(ctx, 'GET utils/register_for_notifications', ({ query: { event_id: eventId, type, active, contest }, viewer, request }) =>
    db.write(async (tx, invalidate) => {
      const game = await gameById(tx, eventId);
      if (!game) throw new Refusal('not_found', 'There is no such game.', { event_id: 'is not a game' });
      const over = game.state === 'final' ? 'is over' : game.state === 'cancelled' ? 'was canceled' : undefined;
      if (active === 1 && over !== undefined)
        throw new Refusal('conflict', `${game.team1} at ${game.team2} ${over}; there is nothing more to tell.`, { event_id: over });
      const page = await pageOf(tx, viewer, game, contest);
      if (!(await setWish(tx, invalidate, { userId: viewer.userId, game, kind: type, page, active: active === 1 }))) return SUCCESS;
      await logActivity(tx, {
        at: clock.now(),
        action: 'notice.set',
        by: viewer,
        ip: request.ip,
        after: { event_id: eventId, type, active },
        place: 'self',
      });
      return SUCCESS;
    }),
  );
}
