import type { Tx } from '../../ground/db/database';
import type { MailSite } from '../../ground/site';
import type { findUser } from '../../people/accounts/users.store';
import { postMail } from '../../people/mail/post-mail';
import type { MailedCheckpoint } from '../../people/mail/templates/checkpoint-parts';
import { weeklyReminderMail } from '../../people/mail/templates/weekly-reminder';
import type { readOptions } from '../../people/options/options.store';
import { CONTEST_ZONE } from '../games/week.rules';
import type { OpenPicks } from './pick-source';

export interface PostedReminder {
  user: NonNullable<Awaited<ReturnType<typeof findUser>>>;
  options: Awaited<ReturnType<typeof readOptions>>;
  /** Who has a mail of this key gets no second one. */
  dedupeKey: string;
  entries: readonly OpenPicks[];
  /** The one that the mail counts down to; after it the mail is of no use. */
  lock: OpenPicks['locks'][number];
  /** Of the logs of their contests, by contest. */
  checkpoints?: ReadonlyMap<number, string>;
  /** Real time, epoch ms. */
  wallNow: number;
}

/** Writes the mail about picks that are missing, its times in the player's zone. Answers whether there was none of its key yet. */
export function postReminder(
  tx: Tx,
  mail: MailSite,
  { user, options: { timeZone, quietHours }, dedupeKey, entries, lock, checkpoints, wallNow }: PostedReminder,
): Promise<boolean> {
  return postMail(tx, mail, {
    kind: 'weekly_reminder',
    dedupeKey,
    to: user,
    write: (unsubscribeUrl) =>
      weeklyReminderMail({
        username: user.username,
        entries,
        lock,
        checkpoints: checkpointsOf(entries, checkpoints),
        zone: timeZone || quietHours?.zone || CONTEST_ZONE,
        baseUrl: mail.baseUrl,
        unsubscribeUrl,
      }),
    usefulUntil: lock.at,
    wallNow,
  });
}

/** Each contest's once. */
function checkpointsOf(entries: readonly OpenPicks[], known: ReadonlyMap<number, string> = new Map()): MailedCheckpoint[] {
  const names = new Map(entries.map(({ contestId, contestName }) => [contestId, contestName]));
  return [...names].flatMap(([contestId, contestName]) => {
    const checkpoint = known.get(contestId);
    return checkpoint === undefined ? [] : [{ contestName, checkpoint }];
  });
}
