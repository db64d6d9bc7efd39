import type { Clock } from '../../ground/clock/clock';
import type { Database } from '../../ground/db/database';
import { claimMail, firstDue, recordOutcome, type MailOutcome, type MailRow } from './outbox.store';
import { CLAIM_MS, nextTry } from './retry.rules';
import { MailFailure, type MailTransport } from './transport';

const TOO_LATE = 'It was too late for this mail to be of use.';

export interface SenderDeps {
  db: Database;
  /** The site's time. */
  clock: Clock;
  /** Real time. */
  wall: Clock;
  transport: MailTransport;
}

export type SentOne = { came: 'sent' | 'too_late' } | { came: 'failed'; failure: MailFailure; gaveUp: boolean };

/**
 * Sends the first mail that is due; undefined when none is. The mail is claimed before and recorded after, each in a transaction
 * of its own: two senders never have it at once, and one that dies in between leaves it to be sent again under the same message id.
 */
export async function sendOne({ db, clock, wall, transport }: SenderDeps, owner: string): Promise<SentOne | undefined> {
  const mail = await claimFirst(db, wall.now(), owner);
  if (!mail) return undefined;
  const record = (outcome: MailOutcome) => db.write((tx) => recordOutcome(tx, mail.id, owner, outcome));
  if (mail.useful_until !== null && clock.now() > mail.useful_until) {
    await record({ gave_up_at: wall.now(), last_error: mail.last_error ?? TOO_LATE });
    return { came: 'too_late' };
  }
  try {
    await transport.deliver(outgoing(mail));
  } catch (error) {
    const failure =
      error instanceof MailFailure ? error : new MailFailure(error instanceof Error ? error.message : String(error), 'refused');
    const at = nextTry({ tries: mail.tries, createdAt: mail.created_at, now: wall.now(), refused: failure.reason === 'refused' });
    await record({ last_error: failure.message, ...(at === null ? { gave_up_at: wall.now() } : { next_try_at: at }) });
    return { came: 'failed', failure, gaveUp: at === null };
  }
  await record({ sent_at: wall.now() });
  return { came: 'sent' };
}

async function claimFirst(db: Database, now: number, owner: string): Promise<MailRow | undefined> {
  if (!(await db.read((tx) => firstDue(tx, now)))) return undefined;
  return db.write(async (tx) => {
    const mail = await firstDue(tx, now);
    if (!mail) return undefined;
    await claimMail(tx, mail.id, owner, now + CLAIM_MS);
    return { ...mail, tries: mail.tries + 1 };
  });
}

function outgoing(mail: MailRow) {
  return {
    kind: mail.kind,
    to: mail.to_address,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    unsubscribeUrl: mail.unsubscribe_url,
    messageId: mail.message_id,
    createdAt: mail.created_at,
  };
}
