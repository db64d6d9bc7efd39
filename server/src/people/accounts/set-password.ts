import type { ErrorCode, LinkInfo, LinkMode, LinkState } from '@poolhouse/contract';
import { looksLikeSecret } from '../../ground/crypto/secrets';
import { tag, type Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { logActivity } from '../activity/activity.store';
import { postMail } from '../mail/post-mail';
import { passwordChangedMail, welcomeMail } from '../mail/templates/account-mails';
import type { AccountsContext } from './accounts-context';
import { addressKey } from './address-key';
import { revokeAllDevices } from './devices.store';
import { linkState, linkWords } from './links.rules';
import { findLink, storePassword, useUpLinks, type Link } from './links.store';
import { clearAllFailures } from './lockout.store';
import { nameKey } from './names.rules';
import { hashPassword } from './passwords';

const CODES: Readonly<Record<Exclude<LinkState, 'good'>, ErrorCode>> = {
  unknown: 'not_found',
  used: 'conflict',
  expired: 'conflict',
  other_user: 'forbidden',
};

export interface PasswordSetting {
  mode: LinkMode;
  guid: string;
  password: string;
  /** For whom the caller says that it acts, where it says so. */
  named: string | undefined;
  ip: string;
}

/** What became of a link, for the screen that opens with it. */
export async function readLink(ctx: AccountsContext, guid: string, named: string | undefined, ip: string): Promise<LinkInfo> {
  const link = await knownLink(ctx, guid, ip);
  const state = linkState(link, named === undefined ? undefined : nameKey(named), ctx.clock.now());
  if (!link || state === 'other_user') return { state, mode: null, username: '', expires: '', message: linkWords(state, null) };
  return {
    state,
    mode: link.mode,
    username: link.user.username,
    expires: new Date(link.expiresAt).toISOString(),
    message: linkWords(state, link.mode),
  };
}

/**
 * Sets a password by a link that came by mail: the first one in join mode, a new one in reset mode, which signs all devices out.
 * A link that does not fit is refused, says why, and stays as it is.
 */
export async function setPassword(ctx: AccountsContext, setting: PasswordSetting): Promise<{ result: 'success' }> {
  const { mode, guid, password, ip } = setting;
  if (!looksLikeSecret(guid))
    throw new Refusal('bad_input', 'This link is not complete. Open it again from the mail, or copy all of it.', {
      guid: 'The link is not complete.',
    });
  usable(ctx, await knownLink(ctx, guid, ip), setting);
  const passwordHash = await hashPassword(password);
  await ctx.db.write(async (tx, invalidate) => {
    const { id, user } = usable(ctx, await findLink(tx, guid), setting);
    const now = ctx.clock.now();
    await useUpLinks(tx, user.id, now);
    await storePassword(tx, user.id, passwordHash);
    await clearAllFailures(tx, user);
    if (mode === 'reset') await revokeAllDevices(tx, invalidate, { userId: user.id, now: ctx.wall.now() });
    invalidate(tag.users);
    invalidate(tag.user(user.id));
    await tellOwner(ctx, tx, mode, { id, user });
    await logActivity(tx, {
      at: now,
      action: mode === 'join' ? 'user.joined' : 'password.reset',
      by: { userId: user.id, username: user.username },
      ip,
      place: 'self',
    });
  });
  return { result: 'success' };
}

/** The link of a guid. An unknown one counts as an attempt of its address; who holds a real one is never kept waiting by neighbours. */
async function knownLink(ctx: AccountsContext, guid: string, ip: string): Promise<Link | undefined> {
  const link = looksLikeSecret(guid) ? await ctx.db.read((tx) => findLink(tx, guid)) : undefined;
  if (!link) ctx.auth.codes.admit(addressKey(ip));
  return link;
}

function usable(ctx: AccountsContext, link: Link | undefined, { mode, named }: PasswordSetting): Link {
  const state = linkState(link, named === undefined ? undefined : nameKey(named), ctx.clock.now());
  if (!link || state !== 'good') {
    const words = linkWords(state, link?.mode ?? null);
    throw new Refusal(state === 'good' ? 'not_found' : CODES[state], words, { guid: words });
  }
  if (link.mode !== mode)
    throw new Refusal(
      'conflict',
      mode === 'join' ? 'This link sets a new password; it is not for joining.' : 'This link is for joining; it does not reset a password.',
      { guid: 'is of the other kind' },
    );
  return link;
}

async function tellOwner({ mail, wall }: AccountsContext, tx: Tx, mode: LinkMode, { id, user }: Pick<Link, 'id' | 'user'>): Promise<void> {
  const [kind, content] = mode === 'join' ? (['welcome', welcomeMail] as const) : (['password_changed', passwordChangedMail] as const);
  await postMail(tx, mail, {
    kind,
    dedupeKey: `${kind}:${id}`,
    to: user,
    write: (unsubscribeUrl) => content({ username: user.username, baseUrl: mail.baseUrl, unsubscribeUrl }),
    wallNow: wall.now(),
  });
}
