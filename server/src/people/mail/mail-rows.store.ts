import type { MailRow } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { unsentMails } from './outbox.store';

const SHOWN = 50;
const GIVEN_UP_SHOWN = 20;

/** Mails that wait or were given up, for administrators. Never what they say: that holds links which act for a player. */
export async function mailRows(tx: Tx, groups: readonly number[] | 'all' = 'all'): Promise<MailRow[]> {
  return (await unsentMails(tx, SHOWN, groups)).map((mail) => ({
    ID: mail.id,
    To: mail.to_address,
    Kind: mail.kind,
    State: mail.gave_up_at === null ? 'waiting' : 'given_up',
    Tries: mail.tries,
    LastError: mail.last_error ?? '',
    Created: new Date(mail.created_at).toISOString(),
    NextTry: mail.gave_up_at === null ? new Date(mail.next_try_at).toISOString() : '',
  }));
}

/** Mails that were given up, of the users of these groups, the latest first. */
export async function givenUpMails(
  tx: Tx,
  groups: readonly number[] | 'all',
): Promise<{ id: number; to: string; error: string; at: string }[]> {
  let mails = tx.selectFrom('mail_outbox').select(['id', 'to_address', 'last_error', 'gave_up_at']).where('gave_up_at', 'is not', null);
  if (groups !== 'all')
    mails = mails.where('user_id', 'in', (eb) =>
      eb
        .selectFrom('group_members')
        .select('user_id')
        .where('group_number', 'in', [...groups]),
    );
  const rows = await mails.orderBy('id', 'desc').limit(GIVEN_UP_SHOWN).execute();
  return rows.map((row) => ({
    id: row.id,
    to: row.to_address,
    error: row.last_error ?? '',
    at: new Date(Number(row.gave_up_at)).toISOString(),
  }));
}
