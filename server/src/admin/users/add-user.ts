import { lookAlikeKeys } from '@poolhouse/contract';
import type { Invalidate, Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { sendLink } from '../../people/accounts/send-link';
import { createUser, findUser, findUserByName, listUsers, refuseUsername } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { isMember, openGroup } from '../../people/groups/groups.store';
import { postMail } from '../../people/mail/post-mail';
import { invitationMail } from '../../people/mail/templates/notices';
import type { Context } from '../../web/context';
import { inviteLink } from '../facts/invite-link';
import { addInvite } from '../facts/invites.store';

type Parts = Pick<Context, 'clock' | 'wall' | 'mail'>;

export interface AddedUser {
  email: string;
  /** Undefined: the e-mail's local part, numbered when it is taken. */
  name?: string | undefined;
  groupNumber: number;
  viewer: Viewer;
  ip: string;
}

const INVITED_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Adds a player who has no password yet, sends a mail to choose one, and answers the user id. Who has an account on this site, in another
 * group, is not said to have one: that address gets an invitation of its own, and nothing changes before it is taken up; then there is no
 * id.
 */
export async function addUser(tx: Tx, invalidate: Invalidate, parts: Parts, input: AddedUser): Promise<number | undefined> {
  const { email, groupNumber, viewer, ip } = input;
  await openGroup(tx, groupNumber);
  const now = parts.clock.now();
  const known = await findUserByName(tx, email);
  if (known) {
    if (viewer.isAdmin || (await isMember(tx, known.id, groupNumber)))
      throw new Refusal('conflict', 'There is already a user with this e-mail address.', { email: 'is taken' });
    if (input.name !== undefined) await refuseUsername(tx, input.name);
    await inviteKnown(tx, parts, { user: known, groupNumber, viewer, ip });
    return undefined;
  }
  const username = input.name ?? (await freeUsername(tx, localPart(email)));
  const id = await createUser(tx, invalidate, { email, username, passwordHash: null, groupNumber, now });
  await sendLink(tx, parts, must(await findUser(tx, id), 'the player who was just added'));
  await logActivity(tx, {
    at: now,
    action: 'user.added',
    by: viewer,
    ip,
    after: { id, email, username, group_number: groupNumber },
    place: { group: groupNumber },
  });
  return id;
}

interface InvitedUser extends Pick<AddedUser, 'groupNumber' | 'viewer' | 'ip'> {
  user: { id: number; email: string; username: string };
}

async function inviteKnown(tx: Tx, { clock, wall, mail }: Parts, { user, groupNumber, viewer, ip }: InvitedUser): Promise<void> {
  const now = clock.now();
  const group = await openGroup(tx, groupNumber);
  const { id, code } = await addInvite(tx, {
    groupNumber,
    contestId: null,
    uses: 1,
    expiresAt: now + INVITED_DAYS * DAY_MS,
    by: viewer.username,
    now,
  });
  await postMail(tx, mail, {
    kind: 'invitation',
    dedupeKey: `invitation:${id}`,
    to: user,
    write: (unsubscribeUrl) =>
      invitationMail({
        username: user.username,
        group: group.name,
        by: viewer.username,
        link: inviteLink(mail.baseUrl, code),
        baseUrl: mail.baseUrl,
        unsubscribeUrl,
      }),
    usefulUntil: now + INVITED_DAYS * DAY_MS,
    wallNow: wall.now(),
  });
  await logActivity(tx, {
    at: now,
    action: 'user.invited',
    by: viewer,
    ip,
    after: { email: user.email, invite_id: id },
    place: { group: groupNumber },
  });
}

/** What stands before the @. */
export const localPart = (email: string): string => email.replace(/@.*/s, '');

export async function freeUsername(tx: Tx, wished: string): Promise<string> {
  const base = wished.slice(0, 36);
  const taken = new Set((await listUsers(tx)).flatMap((user) => lookAlikeKeys(user.username)));
  for (let n = 2, candidate = base; ; n++) {
    if (!lookAlikeKeys(candidate).some((key) => taken.has(key))) return candidate;
    candidate = `${base}${n}`;
  }
}
