import { plural } from '@poolhouse/contract/formats';
import type { ContestPlug } from '../../contests/plug';
import { nameFormerPlayer } from '../../contests/seasons/former-player.store';
import type { Invalidate, Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { closeAccount } from '../../people/accounts/close-account.store';
import { endMailLinks } from '../../people/accounts/end-access.store';
import type { User } from '../../people/accounts/users.store';
import { logActivity, placeOf } from '../../people/activity/activity.store';
import { groupsOf } from '../../people/groups/groups.store';
import { dropRoles } from '../../people/groups/roles.store';
import { tellPlayer } from '../../people/mail/tell-player';
import { actorName, isSelf, type Doing } from './actor';
import { refuseLastAdmin, refuseLastCommissioner } from './last-of-role';
import { entriesByState } from './open-entries.store';
import { leaveContests } from './remove-user';

export interface Closing {
  user: User;
  plugs: readonly ContestPlug[];
  /** Entries of contests that are on: taken out as `RemoveUser` does, or left to be played by nobody. */
  entries: 'leave' | 'stay';
  /** What the entries are called from then on. */
  names: 'kept' | 'former';
  /** Writes a last mail to the address. */
  tell: boolean;
}

/** Closes a whole account, and answers in words what stays of it. */
export async function closePerson(tx: Tx, invalidate: Invalidate, doing: Doing, closing: Closing): Promise<string> {
  const { by, ip, site } = doing;
  const [now, wallNow] = [site.clock.now(), site.wall.now()];
  const { user, plugs } = closing;
  if (user.closed_at !== null) throw new Refusal('conflict', 'This account is closed already.', { user_id: 'is closed' });
  if (isSelf(by, user.id))
    throw new Refusal('conflict', 'You cannot close your own account. Another administrator has to do it.', { user_id: 'is you' });
  await refuseLastAdmin(tx, user, 'user_id');
  const groups = await groupsOf(tx, user.id);
  for (const group of groups) await refuseLastCommissioner(tx, user, group, 'user_id');
  const { open, kept } =
    closing.entries === 'leave'
      ? await leaveContests(tx, invalidate, { plugs, userId: user.id, groups, now })
      : { open: [], kept: Object.values(await entriesByState(tx, user.id, 'all')).flat() };
  await dropRoles(tx, invalidate, user.id);
  await closeAccount(tx, invalidate, user, { now, wallNow });
  if (closing.names === 'former') await nameFormerPlayer(tx, invalidate, user, now);
  if (closing.tell) await tell(tx, doing, user);
  await logActivity(tx, {
    at: now,
    action: 'user.closed',
    by,
    ip,
    before: { id: user.id, ...(closing.names === 'kept' && { username: user.username }), groups },
    after: { entries_removed: open.map(({ id }) => id), entries_kept: kept.map(({ id }) => id), names: closing.names },
    place: placeOf({ groupNumber: groups[0] ?? null }),
  });
  const out = open.length === 0 ? '' : `, ${plural(open.length, 'entry', 'entries')} taken out`;
  return `the account of ${user.username} is closed; ${plural(kept.length, 'entry', 'entries')} kept${closing.names === 'former' ? ' under another name' : ' by name'}${out}`;
}

async function tell(tx: Tx, { by, site }: Doing, user: User): Promise<void> {
  await tellPlayer(tx, { mail: site.mail, wallNow: site.wall.now() }, user, {
    subject: 'Your Poolhouse account is closed',
    paragraphs: [
      `${actorName(by)} closed your account. Nobody can sign in to it any more, and your address, devices and keys are removed.`,
      'What you played stays in the history of your contests.',
    ],
  });
  // It is the last mail of the account, and its link would act on who comes after.
  await endMailLinks(tx, user.id);
}
