import type { DataOf } from '@poolhouse/contract';
import type { Tx } from '../../ground/db/database';
import { unsentMails } from './outbox.store';

const SHOWN = 50;

/** Mails that wait or were given up, for administrators. Never what they say: that holds links which act for a player. */
export async function mailRows(tx: Tx): Promise<DataOf<'GET ad/pagedata'>['mail']['data']> {
  return (await unsentMails(tx, SHOWN)).map((mail) => ({
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
