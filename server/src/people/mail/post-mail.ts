import { randomUUID } from 'node:crypto';
import { newSecret } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import type { MailSite } from '../../ground/site';
import type { MailContent, MailKind } from './mail';
import { mailDomain } from './mail-site';
import type { MailSort } from './mail-sort';
import { addMail, hasMail, wakeSender } from './outbox.store';
import { addUnsubscribeToken, hasAddress } from './unsubscribe.store';

/** Name of the agent that sends what stands in the outbox. */
export const MAIL_AGENT = 'mail';

export interface MailToPost {
  kind: MailKind;
  /** Names the cause: a second mail with the same key is not written. */
  dedupeKey: string;
  to: { id: number; email: string };
  /** What the link in it turns off; left out: reminders; null: nothing, in a mail about the address itself. */
  turnsOff?: MailSort | null;
  /** What the mail says, with the link that turns mails of its sort off; '' in a mail that has none. */
  write(unsubscribeUrl: string): MailContent;
  /** Site time, epoch ms, after which the mail is not worth sending any more. */
  usefulUntil?: number;
  /** Real time, epoch ms. */
  wallNow: number;
}

/**
 * Puts a mail into the outbox, in the transaction of what causes it. False when it stands there already. One that goes to another address than
 * the account's has no link that acts on the account: whoever reads it there may be a stranger.
 */
export async function postMail(tx: Tx, site: MailSite, mail: MailToPost): Promise<boolean> {
  if (await hasMail(tx, mail.dedupeKey)) return false;
  const unsubscribeUrl = await unsubscribeLink(tx, site, mail);
  const { subject, text, html } = mail.write(unsubscribeUrl);
  await addMail(tx, {
    dedupe_key: mail.dedupeKey,
    kind: mail.kind,
    user_id: mail.to.id,
    to_address: mail.to.email,
    subject,
    body_text: text,
    body_html: html,
    unsubscribe_url: unsubscribeUrl,
    message_id: `<${randomUUID()}@${mailDomain(site.baseUrl)}>`,
    created_at: mail.wallNow,
    useful_until: mail.usefulUntil ?? null,
  });
  await wakeSender(tx, MAIL_AGENT);
  return true;
}

/** '' where the mail has none. */
async function unsubscribeLink(tx: Tx, site: MailSite, { to, turnsOff = 'reminders', wallNow }: MailToPost): Promise<string> {
  if (turnsOff === null || !(await hasAddress(tx, to))) return '';
  const token = newSecret();
  await addUnsubscribeToken(tx, token, { userId: to.id, turnsOff }, wallNow);
  return `${site.baseUrl}/api/v1/na/unsubscribe?token=${token}`;
}
