import { randomUUID } from 'node:crypto';
import { newSecret } from '../../ground/crypto/secrets';
import type { Tx } from '../../ground/db/database';
import type { MailSite } from '../../ground/site';
import type { MailContent, MailKind } from './mail';
import { mailDomain } from './mail-site';
import type { MailSort } from './mail-sort';
import { addMail, hasMail, wakeSender } from './outbox.store';
import { addUnsubscribeToken } from './unsubscribe.store';

/** Name of the agent that sends what stands in the outbox. */
export const MAIL_AGENT = 'mail';

export interface MailToPost {
  kind: MailKind;
  /** Names the cause: a second mail with the same key is not written. */
  dedupeKey: string;
  to: { id: number; email: string };
  /** What the link in it turns off; left out: reminders. */
  turnsOff?: MailSort;
  /** What the mail says; each has a link that turns mails of its sort off. */
  write(unsubscribeUrl: string): MailContent;
  /** Site time, epoch ms, after which the mail is not worth sending any more. */
  usefulUntil?: number;
  /** Real time, epoch ms. */
  wallNow: number;
}

/** Puts a mail into the outbox, in the transaction of what causes it. False when it stands there already. */
export async function postMail(tx: Tx, site: MailSite, mail: MailToPost): Promise<boolean> {
  if (await hasMail(tx, mail.dedupeKey)) return false;
  const token = newSecret();
  await addUnsubscribeToken(tx, token, { userId: mail.to.id, turnsOff: mail.turnsOff ?? 'reminders' }, mail.wallNow);
  const unsubscribeUrl = `${site.baseUrl}/api/v1/na/unsubscribe?token=${token}`;
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
