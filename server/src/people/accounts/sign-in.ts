import type { Session } from '@poolhouse/contract';
import { looksLikeSecret, newSecret } from '../../ground/crypto/secrets';
import type { Invalidate, Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { logActivity } from '../activity/activity.store';
import { rolesOf } from '../groups/roles.store';
import type { AccountsContext } from './accounts-context';
import { addressKey } from './address-key';
import { openQuestions } from './asked-seasons.store';
import { deviceLabel } from './device-label.rules';
import { addDevice, revokeBeyond } from './devices.store';
import { readFactor } from './factor.store';
import { rememberPlace } from './familiar.store';
import { WRONG_CREDENTIALS } from './password-check';
import { readUserContests } from './user-contests.store';
import type { User } from './users.store';

/** From where somebody signs in. */
export interface Place {
  applicationId: string;
  /** The browser's own words about itself. */
  userAgent: string;
  ip: string;
  /** The mark that the browser has kept of an earlier sign-in. */
  familiar?: string | undefined;
}

export interface SignIn extends Place {
  username: string;
  /** A password, or the secret of a device that is signed in already. */
  password: string;
}

/** Signs in. A password makes a new device and answers its secret; a device secret is good as it is and answers none. */
export async function signIn(ctx: AccountsContext, attempt: SignIn): Promise<Session> {
  const { username, password, applicationId, ip, familiar } = attempt;
  if (looksLikeSecret(password)) {
    const found = await ctx.auth.devices.verify(username, password, applicationId);
    if (!found) throw new Refusal('not_signed_in', WRONG_CREDENTIALS);
    return sessionOf(ctx, found.user);
  }
  const user = await ctx.auth.passwords.verify(username, password, ip, familiar);
  if ((await ctx.db.read((tx) => readFactor(tx, user.id))).hasPasskey) throw new Refusal('second_factor', 'Now confirm with your passkey.');
  return ctx.db.write((tx, invalidate) => beginSession(ctx, { tx, invalidate }, user, { place: attempt, proof: 'password' }));
}

/** Makes a new device for a user who has proved who they are, remembers the place, and answers the session with the device's secret. */
export async function beginSession(
  ctx: AccountsContext,
  { tx, invalidate }: { tx: Tx; invalidate: Invalidate },
  user: User,
  { place, proof }: { place: Place; proof: 'password' | 'passkey' | 'recovery code' },
): Promise<Session> {
  const { applicationId, userAgent, ip, familiar } = place;
  const [secret, mark, now] = [newSecret(), familiar !== undefined && looksLikeSecret(familiar) ? familiar : newSecret(), ctx.wall.now()];
  await addDevice(tx, { userId: user.id, secret, applicationId, label: deviceLabel(userAgent), now });
  await revokeBeyond(tx, invalidate, user.id, now);
  await rememberPlace(tx, user.id, { address: addressKey(ip), mark }, now);
  await logActivity(tx, {
    at: ctx.clock.now(),
    action: 'signed_in',
    by: { userId: user.id, username: user.username, groupNumber: user.group_number },
    ip,
    after: { application: applicationId, proof },
    place: 'self',
  });
  return { ...(await sessionRow(tx, user)), device_secret: secret, familiar: mark };
}

export async function sessionOf(ctx: AccountsContext, user: User): Promise<Session> {
  return ctx.db.read((tx) => sessionRow(tx, user));
}

async function sessionRow(tx: Tx, user: User): Promise<Session> {
  const is_admin = user.is_admin === 1;
  const roles = await rolesOf(tx, user.id);
  return {
    username: user.username,
    group_number: user.group_number,
    user_contests: await readUserContests(tx, user),
    is_admin,
    ...(is_admin || roles.length > 0 ? { administers: true } : {}),
    ...((await openQuestions(tx, user.id)) > 0 ? { asked: true } : {}),
  };
}
