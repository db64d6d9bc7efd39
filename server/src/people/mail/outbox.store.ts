import type { Selectable } from 'kysely';
import type { Tx } from '../../ground/db/database';
import { hasCome } from '../../ground/db/has-come';
import type { MailOutboxTable } from '../../ground/db/mail-schema';
import { CLAIM_MS, LONGEST_PAUSE_MS } from './retry.rules';

export type MailRow = Selectable<MailOutboxTable>;
export type NewMail = Omit<
  MailRow,
  'id' | 'next_try_at' | 'tries' | 'claimed_by' | 'claimed_until' | 'sent_at' | 'gave_up_at' | 'last_error'
>;

export async function hasMail(tx: Tx, dedupeKey: string): Promise<boolean> {
  return (await tx.selectFrom('mail_outbox').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst()) !== undefined;
}

export async function addMail(tx: Tx, mail: NewMail): Promise<void> {
  await tx
    .insertInto('mail_outbox')
    .values({
      ...mail,
      next_try_at: mail.created_at,
      tries: 0,
      claimed_by: null,
      claimed_until: null,
      sent_at: null,
      gave_up_at: null,
      last_error: null,
    })
    .execute();
}

/** How many mails of these kinds a user was sent since an instant of real time. */
export async function countMails(tx: Tx, userId: number, kinds: readonly string[], since: number): Promise<number> {
  const row = await tx
    .selectFrom('mail_outbox')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** The mails that wait, by when they are due; `now` leaves out those that are not yet, and those at which a sender is at work. */
function waiting(tx: Tx, now?: number) {
  const all = tx
    .selectFrom('mail_outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .orderBy('next_try_at')
    .orderBy('id');
  return now === undefined
    ? all
    : all
        .where(hasCome('next_try_at', now, LONGEST_PAUSE_MS))
        .where((eb) => eb.or([eb('claimed_until', 'is', null), hasCome('claimed_until', now, CLAIM_MS)]));
}

export function firstDue(tx: Tx, now: number): Promise<MailRow | undefined> {
  return waiting(tx, now).limit(1).executeTakeFirst();
}

/** When the next of the waiting mails is due, epoch ms. */
export async function nextDueAt(tx: Tx): Promise<number | undefined> {
  return (await waiting(tx).limit(1).executeTakeFirst())?.next_try_at;
}

/** Makes a mail this sender's own until an instant. */
export async function claimMail(tx: Tx, id: number, owner: string, until: number): Promise<void> {
  await tx
    .updateTable('mail_outbox')
    .set((eb) => ({ claimed_by: owner, claimed_until: until, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export interface MailOutcome {
  sent_at?: number;
  gave_up_at?: number;
  next_try_at?: number;
  last_error?: string;
}

/** Writes what came of a try; nothing when another sender has taken the mail over meanwhile. */
export async function recordOutcome(tx: Tx, id: number, owner: string, outcome: MailOutcome): Promise<void> {
  const over = outcome.sent_at !== undefined || outcome.gave_up_at !== undefined;
  // A mail that was given up holds links that still act for its reader.
  const emptied = over ? { body_text: '', body_html: '', unsubscribe_url: '' } : {};
  const well = outcome.sent_at === undefined ? {} : { last_error: null };
  await tx
    .updateTable('mail_outbox')
    .set({ ...outcome, ...emptied, ...well, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', owner)
    .where('sent_at', 'is', null)
    .execute();
}

/** Mails that wait or were given up, the latest first. */
export function unsentMails(tx: Tx, limit: number, groups: readonly number[] | 'all' = 'all'): Promise<MailRow[]> {
  const unsent = tx.selectFrom('mail_outbox').selectAll().where('sent_at', 'is', null).orderBy('id', 'desc').limit(limit);
  if (groups === 'all') return unsent.execute();
  const members = tx
    .selectFrom('group_members')
    .select('user_id')
    .where('group_number', 'in', [...groups]);
  return unsent.where('user_id', 'in', members).execute();
}

/** Lets the sender look at once instead of at its next turn. */
export async function wakeSender(tx: Tx, agent: string): Promise<void> {
  await tx.updateTable('agents').set({ next_run_at: 0 }).where('name', '=', agent).execute();
}
