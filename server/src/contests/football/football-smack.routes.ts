import { logActivity } from '../../accounts/activity.store';
import { Refusal } from '../../http/errors';
import { route } from '../../http/route';
import { archiveSmack, boardOf, postSmack } from '../../smack/smack.store';
import { contestFor } from '../access';
import type { FootballParts } from './football-parts';

/** The smack board of a football contest. */
export function footballSmackRoutes({ ctx, directory }: FootballParts): void {
  route(ctx, 'POST football/smack', ({ body, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      const memberships = await directory.readIn(tx);
      contestFor(memberships, viewer, 'football', body.contest_id);
      // Messages bear an entry's name, so an administrator without an entry has none to post under.
      const entry = memberships.entriesByUser.get(viewer.userId)?.find((one) => one.contestId === body.contest_id);
      if (!entry) throw new Refusal('forbidden', 'You need an entry in this contest to post.', { contest_id: 'has no entry of yours' });
      const now = ctx.clock.now();
      const board = boardOf('football', body.contest_id);
      const id = await postSmack(tx, touch, { board, userId: viewer.userId, entryName: entry.name, message: body.Message, now });
      await logActivity(tx, { at: now, action: 'smack.posted', by: viewer, ip: request.ip, after: { id, board, message: body.Message } });
      return { result: 'success' as const, id };
    }));

  route(ctx, 'DELETE football/smack', ({ query, viewer, request }) =>
    ctx.db.write(async (tx, touch) => {
      contestFor(await directory.readIn(tx), viewer, 'football', query.contest_id);
      const board = boardOf('football', query.contest_id);
      const message = await archiveSmack(tx, touch, board, query.id, viewer.userId);
      await logActivity(tx, { at: ctx.clock.now(), action: 'smack.deleted', by: viewer, ip: request.ip, before: { id: query.id, board, message } });
      return { result: 'success' as const, id: query.id };
    }));
}
