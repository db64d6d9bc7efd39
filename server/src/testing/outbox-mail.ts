import type { Database } from '../ground/db/database';
import type { MailSite } from '../ground/site';
import type { MailSort } from '../people/mail/mail-sort';
import { postMail } from '../people/mail/post-mail';
import { welcomeMail } from '../people/mail/templates/account-mails';

export const MAIL_SITE: MailSite = { baseUrl: 'https://pool.example.org', from: 'Poolhouse <pool@pool.example.org>' };

/** Writes a mail to a user into the outbox, as some cause would. */
export function postTestMail(
  db: Database,
  to: { id: number; email: string },
  dedupeKey: string,
  values: { wallNow: number; usefulUntil?: number; turnsOff?: MailSort | null },
): Promise<boolean> {
  return db.write((tx) =>
    postMail(tx, MAIL_SITE, {
      kind: 'welcome',
      dedupeKey,
      to,
      write: (unsubscribeUrl) => welcomeMail({ username: 'Zoë <Ω> "Q"', baseUrl: MAIL_SITE.baseUrl, unsubscribeUrl }),
      ...values,
    }),
  );
}
