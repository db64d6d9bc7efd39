import type { Clock } from '../../ground/clock/clock';
import type { Database, Tx } from '../../ground/db/database';
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

/** A mail of which came something that is not written down yet. */
interface Done {
  mail: MailRow;
  outcome: MailOutcome;
}

/**
 * Sends the mails that are due, one after the other, each in one transaction: what came of a mail is written down with the claim of the
 * next. Two senders never have one at once, and one that dies in between leaves it to be sent again under the same message id.
 */
export class MailRound {
  private done: Done | undefined;

  constructor(
    private readonly deps: SenderDeps,
    private readonly owner: string,
  ) {}

  /** Sends the first mail that is due; undefined when none is. */
  async sendNext(): Promise<SentOne | undefined> {
    const mail = await this.take();
    if (!mail) return undefined;
    const { came, outcome } = await tried(this.deps, mail);
    this.done = { mail, outcome };
    return came;
  }

  /** Writes down what came of the last one. To be called whenever no other one is sent. */
  async end(): Promise<void> {
    if (this.done) await this.deps.db.write((tx) => this.writeDone(tx));
    this.done = undefined;
  }

  private async take(): Promise<MailRow | undefined> {
    const { db, wall } = this.deps;
    const now = wall.now();
    if (!this.done && !(await db.read((tx) => firstDue(tx, now)))) return undefined;
    const taken = await db.write(async (tx) => {
      await this.writeDone(tx);
      const mail = await firstDue(tx, now);
      if (!mail) return undefined;
      await claimMail(tx, mail.id, this.owner, now + CLAIM_MS);
      return { ...mail, tries: mail.tries + 1 };
    });
    this.done = undefined;
    return taken;
  }

  private async writeDone(tx: Tx): Promise<void> {
    if (this.done) await recordOutcome(tx, this.done.mail.id, this.owner, this.done.outcome);
  }
}

async function tried({ clock, wall, transport }: SenderDeps, mail: MailRow): Promise<{ came: SentOne; outcome: MailOutcome }> {
  if (mail.useful_until !== null && clock.now() > mail.useful_until)
    return { came: { came: 'too_late' }, outcome: { gave_up_at: wall.now(), last_error: mail.last_error ?? TOO_LATE } };
  try {
    await transport.deliver(outgoing(mail));
  } catch (error) {
    const failure =
      error instanceof MailFailure ? error : new MailFailure(error instanceof Error ? error.message : String(error), 'refused');
    const at = nextTry({ tries: mail.tries, createdAt: mail.created_at, now: wall.now(), refused: failure.reason === 'refused' });
    const outcome = { last_error: failure.message, ...(at === null ? { gave_up_at: wall.now() } : { next_try_at: at }) };
    return { came: { came: 'failed', failure, gaveUp: at === null }, outcome };
  }
  return { came: { came: 'sent' }, outcome: { sent_at: wall.now() } };
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
