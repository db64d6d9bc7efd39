import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { findUser } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { tellPlayer } from '../../people/mail/tell-player';
import { moderateSmack } from '../../people/smack/smack.store';
import type { Context } from '../../web/context';

export interface TakenOff {
  id: number;
  reason: string | undefined;
  viewer: Viewer;
  ip: string;
}

/** Takes a message off its board, whoever wrote it; the writer is told why. */
export function takeOff(
  { db, clock, wall, mail }: Context,
  { id, reason, viewer, ip }: TakenOff,
): Promise<{ result: 'success'; id: number }> {
  return db.write(async (tx, invalidate) => {
    const removed = await moderateSmack(tx, invalidate, id);
    if (!removed) throw new Refusal('not_found', 'This message is not there any more.', { id: 'is not a message of a board' });
    const contestId = Number(removed.board.split(':')[1]);
    await logActivity(tx, {
      at: clock.now(),
      action: 'smack.moderated',
      by: viewer,
      ip,
      before: { id, ...removed },
      after: { reason },
      place: Number.isInteger(contestId) ? { contest: contestId } : 'site',
    });
    const writer = removed.user_id === null ? undefined : await findUser(tx, removed.user_id);
    if (writer && writer.id !== viewer.userId && writer.closed_at === null)
      await tellPlayer(tx, { mail, wallNow: wall.now() }, writer, {
        subject: 'A message of yours was taken off its board',
        paragraphs: [`${viewer.username} took this message of yours off the board: "${removed.message}"`, ...(reason ? [reason] : [])],
      });
    return { result: 'success' as const, id };
  });
}
