import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { emailTaken, storeEmail } from '../../people/accounts/close-account.store';
import { sendLink } from '../../people/accounts/send-link';
import { findUserByName, type User } from '../../people/accounts/users.store';
import { logActivity } from '../../people/activity/activity.store';
import { postMail } from '../../people/mail/post-mail';
import { emailChangedMail } from '../../people/mail/templates/notices';
import type { Context } from '../../web/context';
import { accountPlace } from './account-place';

export const noSuchUser = (field: string) => new Refusal('not_found', 'There is no such user.', { [field]: 'is not known' });

/** Gives a user another address; both are told. Devices stay signed in. */
export async function changeEmail(
  ctx: Context,
  { oldEmail, newEmail, viewer, ip }: { oldEmail: string; newEmail: string; viewer: Viewer; ip: string },
): Promise<User> {
  return ctx.db.write(async (tx, invalidate) => {
    const user = await findUserByName(tx, oldEmail);
    if (!user || user.closed_at !== null) throw noSuchUser('oldEmail');
    const to = newEmail.normalize('NFC').trim();
    if (await emailTaken(tx, to))
      throw new Refusal('conflict', 'There is already a user with this e-mail address.', { newEmail: 'is taken' });
    const { mail, wall, clock } = ctx;
    await storeEmail(tx, invalidate, { userId: user.id, email: to, now: clock.now() });
    // The way in went to the last address, and ended with it.
    if (user.password_hash === null) await sendLink(tx, ctx, { ...user, email: to });
    const lineId = await logActivity(tx, {
      at: clock.now(),
      action: 'user.email_changed',
      by: viewer,
      ip,
      before: { id: user.id, email: user.email },
      after: { id: user.id, email: to },
      place: await accountPlace(tx, viewer, user),
    });
    for (const address of [user.email, to])
      await postMail(tx, mail, {
        kind: 'email_changed',
        dedupeKey: `email_changed:${lineId}:${address}`,
        to: { id: user.id, email: address },
        turnsOff: null,
        write: (unsubscribeUrl) =>
          emailChangedMail({ username: user.username, from: user.email, to, by: viewer.username, baseUrl: mail.baseUrl, unsubscribeUrl }),
        wallNow: wall.now(),
      });
    return user;
  });
}
