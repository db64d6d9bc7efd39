import { looksLikeSecret, newSecret } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import { must } from '../../ground/must';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { logActivity } from '../activity/activity.store';
import { postMail } from '../mail/post-mail';
import { confirmEmailMail } from '../mail/templates/account-mails';
import { emailChangedMail, emailInUseMail } from '../mail/templates/notices';
import type { AccountsContext } from './accounts-context';
import { emailTaken, storeEmail } from './close-account.store';
import { confirmPassword } from './confirm-password';
import { addEmailChange, emailChangeOf, emailChangesOf, EMAIL_CHANGE_LASTS_MS, type EmailChange } from './email-changes.store';
import { nameKey } from './names.rules';
import { findUser, type User } from './users.store';

/** So often a day a player may have the site write to an address that is not theirs yet. */
export const ASKED_A_DAY = 5;
/** Where the link of the mail leads. */
export const CONFIRM_PATH = '/api/v1/na/confirm_email';

/**
 * Asks for another address for the own account: a mail goes there, and nothing changes before its link was pressed. Whether somebody has
 * the address is told to that address alone.
 */
export async function askForEmail(
  ctx: AccountsContext,
  viewer: Viewer,
  asked: { email: string; password: string; ip: string },
): Promise<string> {
  await confirmPassword(ctx.auth, viewer, asked.password, asked.ip);
  const email = asked.email.normalize('NFC').trim();
  return ctx.db.write(async (tx) => {
    const now = ctx.clock.now();
    const user = must(await findUser(tx, viewer.userId), 'the player who asks');
    if (nameKey(email) === user.email_key && email === user.email)
      throw new Refusal('conflict', 'That is your address already.', { email: 'is the same' });
    if ((await emailChangesOf(tx, user.id, now)).length >= ASKED_A_DAY)
      throw new Refusal('too_many_requests', `You have asked for ${ASKED_A_DAY} addresses today. Try again tomorrow.`);
    const guid = newSecret();
    const id = await addEmailChange(tx, { userId: user.id, email, guid, now });
    await ((await emailTaken(tx, email, user.id))
      ? tellInUse(ctx, tx, { id, email, user })
      : sendConfirmation(ctx, tx, { id, email, user, guid }));
    await logActivity(tx, { at: now, action: 'user.email_asked', by: viewer, ip: asked.ip, after: { id: user.id }, place: 'self' });
    return email;
  });
}

interface Asked {
  id: number;
  email: string;
  user: User;
}

async function sendConfirmation(
  { mail, wall, clock }: AccountsContext,
  tx: Tx,
  { id, email, user, guid }: Asked & { guid: string },
): Promise<void> {
  await postMail(tx, mail, {
    kind: 'confirm_email',
    dedupeKey: `confirm_email:${id}`,
    to: { id: user.id, email },
    write: (unsubscribeUrl) =>
      confirmEmailMail({
        username: user.username,
        from: user.email,
        link: `${mail.baseUrl}${CONFIRM_PATH}?guid=${guid}`,
        baseUrl: mail.baseUrl,
        unsubscribeUrl,
      }),
    usefulUntil: clock.now() + EMAIL_CHANGE_LASTS_MS,
    wallNow: wall.now(),
  });
}

async function tellInUse({ mail, wall }: AccountsContext, tx: Tx, { id, email, user }: Asked): Promise<void> {
  await postMail(tx, mail, {
    kind: 'email_in_use',
    dedupeKey: `email_in_use:${id}`,
    to: { id: user.id, email },
    write: (unsubscribeUrl) => emailInUseMail({ username: user.username, email, baseUrl: mail.baseUrl, unsubscribeUrl }),
    wallNow: wall.now(),
  });
}

/** Whose address becomes which by a link; undefined where it does not work (any more). */
export async function emailToConfirm(tx: Tx, guid: unknown, now: number): Promise<{ change: EmailChange; user: User } | undefined> {
  const change = typeof guid === 'string' && looksLikeSecret(guid) ? await emailChangeOf(tx, guid, now) : undefined;
  const user = change && (await findUser(tx, change.user_id));
  return change && user && user.closed_at === null ? { change, user } : undefined;
}

/** Gives the account the address by the link that went there; both addresses are told. Undefined where the link does not work. */
export async function confirmEmail(ctx: AccountsContext, guid: unknown, ip: string): Promise<'taken' | User | undefined> {
  return ctx.db.write(async (tx, invalidate) => {
    const now = ctx.clock.now();
    const found = await emailToConfirm(tx, guid, now);
    if (!found) return undefined;
    const { change, user } = found;
    // Somebody else may have come with it since.
    if (await emailTaken(tx, change.email, user.id)) return 'taken';
    await storeEmail(tx, invalidate, { userId: user.id, email: change.email, now });
    const lineId = await logActivity(tx, {
      at: now,
      action: 'user.email_changed',
      by: { userId: user.id, username: user.username, groupNumber: user.group_number },
      ip,
      before: { id: user.id, email: user.email },
      after: { id: user.id, email: change.email },
      place: 'self',
    });
    const { mail, wall } = ctx;
    for (const address of [user.email, change.email])
      await postMail(tx, mail, {
        kind: 'email_changed',
        dedupeKey: `email_changed:${lineId}:${address}`,
        to: { id: user.id, email: address },
        turnsOff: null,
        write: (unsubscribeUrl) =>
          emailChangedMail({ username: user.username, from: user.email, to: change.email, baseUrl: mail.baseUrl, unsubscribeUrl }),
        wallNow: wall.now(),
      });
    return { ...user, email: change.email };
  });
}
