import { DateTime } from 'luxon';
import type { Contest } from '../../contests/contest';
import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { findUser } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { readOptions } from '../../people/options/options.store';
import type { OpenPicks, PickSource } from '../../sport/reminders/pick-source';
import { postReminder } from '../../sport/reminders/post-reminder';
import type { Context } from '../../web/context';
import { missingPicks } from '../facts/needs-action';

/** Nobody is mailed twice within an hour, whoever asks how often. */
const ONCE_IN = 'yyyy-MM-dd-HH';

export interface Nudge {
  contest: Contest;
  sources: readonly PickSource[];
  viewer: Viewer;
  ip: string;
  /** What the contest's log comes to, signed; undefined where it has none. */
  checkpoint: string | undefined;
}

/** Mails those whose picks are missing and can still be made. Who wants no reminders gets none. Answers how many were written. */
export async function remindNow(
  tx: Tx,
  { clock, wall, mail }: Pick<Context, 'clock' | 'wall' | 'mail'>,
  { contest, sources, viewer, ip, checkpoint }: Nudge,
): Promise<{ mails: number; missing: number }> {
  const now = clock.now();
  const open = (await missingPicks(tx, sources, [contest.id], now)).get(contest.id) ?? [];
  if (open.length === 0) throw new Refusal('conflict', 'All picks that can be made are in. Nobody has to be reminded.');
  const byUser = new Map<number, OpenPicks[]>();
  for (const picks of open) byUser.set(picks.userId, [...(byUser.get(picks.userId) ?? []), picks]);
  let mails = 0;
  for (const [userId, entries] of byUser) {
    const user = await findUser(tx, userId);
    const options = await readOptions(tx, userId);
    if (!user || user.closed_at !== null || !options.weeklyReminder) continue;
    const lock = must(
      entries.flatMap(({ locks }) => locks).sort((a, b) => a.at - b.at)[0],
      'the first lock of picks that can still be made',
    );
    const posted = await postReminder(tx, mail, {
      user,
      options,
      dedupeKey: `nudge:${contest.id}:${userId}:${DateTime.fromMillis(wall.now(), { zone: 'utc' }).toFormat(ONCE_IN)}`,
      entries,
      lock,
      checkpoints: new Map(checkpoint === undefined ? [] : [[contest.id, checkpoint]]),
      wallNow: wall.now(),
    });
    if (posted) mails += 1;
  }
  await logActivity(tx, {
    at: now,
    action: 'contest.reminded',
    by: viewer,
    ip,
    after: { missing: open.length, mails },
    place: { contest: contest.id },
  });
  return { mails, missing: open.length };
}
