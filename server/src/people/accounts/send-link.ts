import type { LinkMode } from '@poolhouse/contract';
import { newSecret } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import type { Context } from '../../web/context';
import { postMail } from '../mail/post-mail';
import { joinMail, resetMail } from '../mail/templates/account-mails';
import { LINK_LASTS_MS } from './links.rules';
import { addLink } from './links.store';

export type LinkDeps = Pick<Context, 'clock' | 'wall' | 'mail'>;

/**
 * Makes a link that sets a password and mails it to its user, in the caller's transaction. Answers what kind it was.
 *
 * @param about why somebody who never had a password here gets it, where that is more than that they were added
 */
export async function sendLink(
  tx: Tx,
  { clock, wall, mail }: LinkDeps,
  user: { id: number; username: string; email: string; password_hash: string | null },
  about?: string,
): Promise<LinkMode> {
  // Who never had a password is still on the way in.
  const mode = user.password_hash === null ? 'join' : 'reset';
  const guid = newSecret();
  const now = clock.now();
  const id = await addLink(tx, { userId: user.id, mode, guid, now });
  // Behind the #, which no browser sends: the guid stands in no proxy's log.
  const fragment = new URLSearchParams({ guid, user: user.username, mode });
  await postMail(tx, mail, {
    kind: mode,
    dedupeKey: `${mode}:${id}`,
    to: user,
    write: (unsubscribeUrl) =>
      (mode === 'join' ? joinMail : resetMail)({
        username: user.username,
        link: `${mail.baseUrl}/setpassword#${fragment.toString()}`,
        ...(about !== undefined && { about }),
        baseUrl: mail.baseUrl,
        unsubscribeUrl,
      }),
    usefulUntil: now + LINK_LASTS_MS[mode],
    wallNow: wall.now(),
  });
  return mode;
}
