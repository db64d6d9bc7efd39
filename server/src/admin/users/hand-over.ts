import { tidyName } from '@poolhouse/contract';
import type { Invalidate, Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import { emailTaken, reopenAccount, storeEmail, storeName } from '../../people/accounts/close-account.store';
import { endAccess, endMailLinks } from '../../people/accounts/end-access.store';
import { nameKey } from '../../people/accounts/names.rules';
import { sendLink } from '../../people/accounts/send-link';
import { findUser, refuseUsername, type User } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { addMember, groupsOf } from '../../people/groups/groups.store';
import { dropRoles } from '../../people/groups/roles.store';
import { tellPlayer } from '../../people/mail/tell-player';
import { actorName, isSelf, type Doing } from './actor';
import { freeUsername, localPart } from './add-user';
import { refuseLastAdmin, refuseLastCommissioner } from './last-of-role';
import { groupsPlayedIn } from './open-entries.store';

export interface HandOver {
  user: User;
  email: string;
  /** Undefined: as it is; of an account that was closed, what stands before the @. */
  name: string | undefined;
}

/**
 * Gives an account, open or closed, to another person: under a new address, with a mail to choose a password, and with nothing left by which
 * the person before could come in. Entries, picks and history stay with it; roles do not. Answers the account as it is then.
 */
export async function handOver(tx: Tx, invalidate: Invalidate, doing: Doing, { user, ...to }: HandOver): Promise<User> {
  const { by, ip, site } = doing;
  const now = site.clock.now();
  const closed = user.closed_at !== null;
  const email = to.email.normalize('NFC').trim();
  await refuse(tx, doing, user, email);
  const username = to.name === undefined ? (closed ? await freeUsername(tx, localPart(email)) : user.username) : tidyName(to.name);
  if (nameKey(username) !== user.username_key || username !== user.username) await refuseUsername(tx, username, user.id);
  await dropRoles(tx, invalidate, user.id);
  await endAccess(tx, invalidate, user, site.wall.now());
  await endMailLinks(tx, user.id);
  await tx.updateTable('users').set({ is_admin: 0 }).where('id', '=', user.id).execute();
  await storeName(tx, invalidate, user.id, username);
  await storeEmail(tx, invalidate, { userId: user.id, email, now });
  if (!closed) await tellBefore(tx, doing, user);
  if (closed) {
    await reopenAccount(tx, invalidate, user.id);
    for (const groupNumber of new Set([user.group_number, ...(await groupsPlayedIn(tx, user.id))]))
      await addMember(tx, invalidate, { userId: user.id, groupNumber }, now);
  }
  const after = must(await findUser(tx, user.id), 'the account that was just handed over');
  await sendLink(tx, site, after, about(doing, closed));
  await logActivity(tx, {
    at: now,
    action: closed ? 'user.reopened' : 'user.handed_over',
    by,
    ip,
    before: { id: user.id, ...(closed ? {} : { email: user.email, username: user.username }) },
    after: { id: user.id, email, username, groups: await groupsOf(tx, user.id) },
    place: { group: user.group_number },
  });
  return after;
}

async function refuse(tx: Tx, { by }: Doing, user: User, email: string): Promise<void> {
  if (isSelf(by, user.id))
    throw new Refusal('conflict', 'You cannot hand over your own account. Another administrator has to do it.', { user_id: 'is you' });
  if (nameKey(email) === user.email_key)
    throw new Refusal('conflict', 'That is the address which the account has. To hand it over takes another one.', {
      email: 'is the same',
    });
  if (await emailTaken(tx, email, user.id))
    throw new Refusal('conflict', 'There is already a user with this e-mail address.', { email: 'is taken' });
  if (user.closed_at !== null) return;
  await refuseLastAdmin(tx, user, 'user_id');
  for (const group of await groupsOf(tx, user.id)) await refuseLastCommissioner(tx, user, group, 'user_id');
}

/** Who has the account no more hears of it, at the address that it had. */
async function tellBefore(tx: Tx, { by, site }: Doing, user: User): Promise<void> {
  await tellPlayer(tx, { mail: site.mail, wallNow: site.wall.now() }, user, {
    subject: 'Your Poolhouse account was handed over',
    paragraphs: [
      `${actorName(by)} handed your account over to another person. All your devices are signed out, and your password, passkeys and links work no more.`,
      'Its entries and their history stay as they are, and are played on by whoever has it now.',
    ],
  });
}

const about = ({ by }: Doing, closed: boolean): string =>
  closed
    ? `${actorName(by)} opened an account for you again that was closed, with all that it has played.`
    : `${actorName(by)} handed an account over to you, with its entries and all that it has played.`;
