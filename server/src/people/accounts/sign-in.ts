import type { Session } from '@poolhouse/contract';
import type { AccountsContext } from './accounts-context';
import { Refusal } from '../../ground/refusal';
import { logActivity } from '../activity/activity.store';
import { deviceLabel } from './device-label.rules';
import { addDevice } from './devices.store';
import { WRONG_CREDENTIALS } from './password-check';
import { looksLikeSecret, newSecret } from '../../ground/crypto/secrets';
import { readUserContests } from './user-contests.store';
import type { User } from './users.store';

export interface SignIn {
  username: string;
  /** A password, or the secret of a device that is signed in already. */
  password: string;
  applicationId: string;
  /** The browser's own words about itself. */
  userAgent: string;
  ip: string;
}

/** Signs in. A password makes a new device and answers its secret; a device secret is good as it is and answers none. */
export async function signIn(ctx: AccountsContext, { username, password, applicationId, userAgent, ip }: SignIn): Promise<Session> {
  if (looksLikeSecret(password)) {
    const found = await ctx.auth.devices.verify(username, password, applicationId);
    if (!found) throw new Refusal('not_signed_in', WRONG_CREDENTIALS);
    return sessionOf(ctx, found.user);
  }
  const user = await ctx.auth.passwords.verify(username, password, ip);
  const secret = newSecret();
  await ctx.db.write(async (tx) => {
    await addDevice(tx, { userId: user.id, secret, applicationId, label: deviceLabel(userAgent), now: ctx.wall.now() });
    await logActivity(tx, {
      at: ctx.clock.now(),
      action: 'signed_in',
      by: { userId: user.id, username: user.username },
      ip,
      after: { application: applicationId },
    });
  });
  return { ...(await sessionOf(ctx, user)), device_secret: secret };
}

async function sessionOf(ctx: AccountsContext, user: User): Promise<Session> {
  const contests = await ctx.db.read((tx) => readUserContests(tx, user));
  return { username: user.username, group_number: user.group_number, user_contests: contests, is_admin: user.is_admin === 1 };
}
