import { Refusal } from '../../../ground/refusal';
import type { Viewer } from '../../../ground/viewer';
import { findUser } from '../../../people/accounts/users.store';
import { tellPlayer } from '../../../people/mail/tell-player';
import type { Context } from '../../../web/context';
import { anotherAdministrator } from '../../entries/four-eyes';
import { hasBegun } from '../auction';
import { firstTipoff } from '../lots/places';
import { refusedWords, roomState, type Act } from './acts.rules';
import type { AuctionWriter } from './auction-writer';

type Seen = Pick<AuctionWriter, 'tournament' | 'log' | 'now' | 'state'>;

/**
 * Whether the tournament began while the auction was open. One that was opened later, from a list on paper or to practise, goes on:
 * whoever looks at its log sees that it began after the games.
 */
export function begunMeanwhile({ tournament, log, now }: Omit<Seen, 'state'>): boolean {
  const openedAt = log.find(({ type }) => type === 'opened')?.at;
  return hasBegun({ tournament }, now) && openedAt !== undefined && openedAt < firstTipoff(tournament);
}

/** Refuses what the auction's state does not allow, in words. */
export function allow(writer: Seen, act: Act): void {
  const words = refusedWords(roomState(writer.state, begunMeanwhile(writer)), act, writer.state.pausedFor);
  if (words !== null) throw new Refusal('conflict', words);
}

/** An administrator who owns one of these entries lets another one do it. */
export function refuseOwnGain({ entries }: Pick<AuctionWriter, 'entries'>, viewer: Viewer, moved: readonly number[]): void {
  if (entries.some(({ id, userId }) => userId === viewer.userId && moved.includes(id))) throw anotherAdministrator();
}

/** Tells by mail those whose money an administrator moved. */
export async function tellMoved(
  writer: AuctionWriter,
  ctx: Pick<Context, 'mail'>,
  viewer: Viewer,
  { moved, subject, paragraphs }: { moved: readonly number[]; subject: string; paragraphs: readonly string[] },
): Promise<void> {
  const users = new Set(writer.entries.filter(({ id }) => moved.includes(id)).map(({ userId }) => userId));
  users.delete(viewer.userId);
  for (const id of users) {
    const user = await findUser(writer.tx, id);
    if (user && user.closed_at === null)
      await tellPlayer(writer.tx, { mail: ctx.mail, wallNow: writer.wall }, user, { subject, paragraphs });
  }
}
