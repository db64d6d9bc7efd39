import { randomUUID } from 'node:crypto';
import type { Tx } from '../../ground/db/database';
import type { MailSite } from '../../ground/site';
import { postMail } from './post-mail';
import { doneForYouMail } from './templates/notices';

/** Tells a player by mail what an administrator did for them, in the transaction that does it. @param wallNow real time, epoch ms */
export async function tellPlayer(
  tx: Tx,
  { mail, wallNow }: { mail: MailSite; wallNow: number },
  to: { id: number; email: string; username: string },
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
): Promise<void> {
  await postMail(tx, mail, {
    kind: 'done_for_you',
    dedupeKey: `done_for_you:${randomUUID()}`,
    to,
    write: (unsubscribeUrl) => doneForYouMail({ username: to.username, subject, paragraphs, baseUrl: mail.baseUrl, unsubscribeUrl }),
    wallNow,
  });
}
