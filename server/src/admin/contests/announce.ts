import type { Contest } from '../../contests/contest';
import type { ContestKind } from '../../contests/contest-kind';
import { entriesOf } from '../../contests/entries/entries.store';
import type { Invalidate, Tx } from '../../ground/db/database';
import type { Viewer } from '../../ground/viewer';
import { findUser } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { postMail } from '../../people/mail/post-mail';
import { announcementMail } from '../../people/mail/templates/notices';
import { boardOf, postSmack } from '../../people/smack/smack.store';
import type { Context } from '../../web/context';

export interface Announcement {
  contest: Contest;
  kind: Pick<ContestKind, 'path'>;
  message: string;
  mail: boolean;
  /** Of the contest's log, which the mails carry; undefined for one that has none. */
  checkpoint?: string | undefined;
  viewer: Viewer;
  ip: string;
}

/** Posts to a contest's board and, if wished, mails all its players, once each. Answers how many mails were written. */
export async function announce(
  tx: Tx,
  invalidate: Invalidate,
  { clock, wall, mail: site }: Pick<Context, 'clock' | 'wall' | 'mail'>,
  { contest, kind, message, mail, checkpoint, viewer, ip }: Announcement,
): Promise<number> {
  const now = clock.now();
  const entries = await entriesOf(tx, contest.id);
  const own = entries.find(({ userId }) => userId === viewer.userId);
  const messageId = await postSmack(tx, invalidate, {
    board: boardOf(contest.type, contest.id),
    page: kind.path,
    userId: viewer.userId,
    entryName: own?.name ?? viewer.username,
    message,
    now,
  });
  const recipients = mail ? new Set(entries.map((entry) => entry.userId)) : [];
  const mails = await mailPlayers(tx, { wall, mail: site }, recipients, { messageId, contest, message, checkpoint, viewer });
  await logActivity(tx, {
    at: now,
    action: 'contest.announced',
    by: viewer,
    ip,
    after: { message, message_id: messageId, mails },
    place: { contest: contest.id },
  });
  return mails;
}

interface MailedMessage extends Pick<Announcement, 'contest' | 'message' | 'checkpoint' | 'viewer'> {
  messageId: number;
}

/** To all of them but whoever announces. Answers how many mails were written. */
async function mailPlayers(
  tx: Tx,
  { wall, mail: site }: Pick<Context, 'wall' | 'mail'>,
  userIds: Iterable<number>,
  { messageId, contest, message, checkpoint, viewer }: MailedMessage,
): Promise<number> {
  let mails = 0;
  for (const userId of userIds) {
    const user = await findUser(tx, userId);
    if (!user || user.closed_at !== null || user.id === viewer.userId) continue;
    const write = (unsubscribeUrl: string) =>
      announcementMail({
        username: user.username,
        contest: contest.name,
        message,
        by: viewer.username,
        checkpoint,
        baseUrl: site.baseUrl,
        unsubscribeUrl,
      });
    const posted = await postMail(tx, site, {
      kind: 'announcement',
      dedupeKey: `announcement:${messageId}:${user.id}`,
      to: user,
      write,
      wallNow: wall.now(),
    });
    if (posted) mails += 1;
  }
  return mails;
}
