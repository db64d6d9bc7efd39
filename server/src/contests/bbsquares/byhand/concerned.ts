import { plural } from '@poolhouse/contract/formats';
import type { Invalidate, Tx } from '../../../ground/db/database';
import { Refusal } from '../../../ground/refusal';
import type { MailSite } from '../../../ground/site';
import type { Viewer } from '../../../ground/viewer';
import { findUser } from '../../../people/accounts/users.store';
import { logActivity } from '../../../people/activity/activity.store';
import { tellPlayer } from '../../../people/mail/tell-player';
import type { Entry } from '../../contest';
import { tellLog, type LogLine } from '../../log/log.store';
import { noteBoardChange } from '../board/changes.store';
import { liveBoard } from '../board/live-board';
import type { Moved, Year, YearBoard } from './boards-of-year';

/** Something that a site administrator says of a game, for all boards. */
export interface SiteAct {
  tx: Tx;
  invalidate: Invalidate;
  viewer: Viewer;
  ip: string;
  now: number;
  reason: string;
}

/** Whoever would be paid more by what they say of a game leaves it to somebody else. */
export function refuseOwnGain(moved: readonly Moved[], viewer: Viewer): void {
  const own = moved.find(({ entry, before, after }) => entry.userId === viewer.userId && after > before);
  if (own)
    throw new Refusal('forbidden', `This would pay ${own.entry.name} more, which is yours. Another site administrator has to say it.`);
}

/** The boards that a game counts on, of those that `also` names. */
export function boardsWith({ boards, tournament }: Year, eventId: number, also: (one: YearBoard) => boolean = () => true): YearBoard[] {
  const game = tournament?.games.find(({ event }) => event?.id === eventId);
  return boards.filter((one) => game !== undefined && (game.round > 0 || one.board.playins) && also(one));
}

interface Deed {
  /** `halftime` */
  action: string;
  before: object;
  after: object;
}

/** Writes what was said into the log of every board that it counts on, or into the site's where it counts on none. */
export async function logOnEach({ tx, viewer, ip, now, reason }: SiteAct, boards: readonly YearBoard[], deed: Deed): Promise<void> {
  const { action, before, after } = deed;
  const line = { at: now, action: `bbsquares.${action}`, by: viewer, ip, before, after: { ...after, reason } };
  if (boards.length === 0) await logActivity(tx, { ...line, place: 'site' });
  for (const { contest } of boards) await logActivity(tx, { ...line, place: { contest: contest.id } });
}

/** Tells the logs of boards, which their players can check. */
export async function tellEach({ tx, invalidate, now }: SiteAct, boards: readonly YearBoard[], line: LogLine): Promise<void> {
  for (const { contest } of boards) await tellLog({ tx, invalidate, contestId: contest.id }, [line], now);
}

/** Puts a line among the changes of every board that it counts on. */
export async function noteOnEach(
  { tx, invalidate, viewer, now, reason }: SiteAct,
  boards: readonly YearBoard[],
  { tournament, ...change }: { tournament: Year['tournament']; game: string; subject: string; was: string; became: string },
): Promise<void> {
  for (const { contest, board, claims } of boards) {
    const late = liveBoard({ board, claims, tournament }, now).state === 'finished';
    await noteBoardChange(tx, invalidate, contest.id, { ...change, at: now, by: viewer.username, reason, late });
  }
}

/** Tells by mail whose points have changed. */
export async function tellMoved(
  { tx, viewer, reason }: SiteAct,
  moved: readonly Moved[],
  { what, post }: { what: string; post: { mail: MailSite; wallNow: number } },
): Promise<void> {
  for (const { contest, entry, before, after } of moved)
    await tellOwner(tx, { entry, viewer }, post, {
      subject: `Points of ${entry.name} on ${contest.name} have changed`,
      paragraphs: [
        `${what} ${entry.name} has ${plural(after, 'point')} on ${contest.name} now; it had ${before}.`,
        `${viewer.username}: ${reason}`,
      ],
    });
}

/** Writes to an entry's owner, unless it is who did it, or nobody any more. */
export async function tellOwner(
  tx: Tx,
  { entry, viewer }: { entry: Entry; viewer: Viewer },
  post: { mail: MailSite; wallNow: number },
  words: { subject: string; paragraphs: readonly string[] },
): Promise<void> {
  const owner = await findUser(tx, entry.userId);
  if (owner && owner.id !== viewer.userId && owner.closed_at === null) await tellPlayer(tx, post, owner, words);
}
