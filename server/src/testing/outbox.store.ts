import type { Database } from '../ground/db/database';
import type { MailRow } from '../people/mail/outbox.store';

/** Everything in the outbox, in the order in which it was written. */
export function mailsIn(db: Database): Promise<MailRow[]> {
  return db.read((tx) => tx.selectFrom('mail_outbox').selectAll().orderBy('id').execute());
}

/** The guid in the latest mail of a kind. */
export async function guidIn(db: Database, kind: 'join' | 'reset'): Promise<string> {
  const mail = (await mailsIn(db)).filter((one) => one.kind === kind).at(-1)!;
  return new URLSearchParams(new URL(/http\S+\/setpassword\S+/.exec(mail.body_text)![0]).hash.slice(1)).get('guid')!;
}

/** The unsubscribe token that came with a mail. */
export function tokenOf(mail: Pick<MailRow, 'unsubscribe_url'>): string {
  return new URL(mail.unsubscribe_url).searchParams.get('token')!;
}
