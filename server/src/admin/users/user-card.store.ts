import type { Tx } from '../../ground/db/database';
import { LOCKED_FOR_MS } from '../../people/accounts/lockout.rules';
import type { User } from '../../people/accounts/users.store';

const iso = (at: number | string | bigint | null | undefined) => (at == null ? '' : new Date(Number(at)).toISOString());

/** What the tables of accounts and mails say of a user. @param now real time, epoch ms */
export async function cardFigures(tx: Tx, user: User, { now }: { now: number }) {
  const devices = await tx
    .selectFrom('devices')
    .select((eb) => [eb.fn.countAll().as('n'), eb.fn.max('last_used_at').as('last')])
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  const signedIn = await tx
    .selectFrom('devices')
    .select((eb) => eb.fn.max('created_at').as('at'))
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  const passkeys = await tx
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const lock = await tx.selectFrom('signin_failures').select('locked_at').where('name_key', '=', user.username_key).executeTakeFirst();
  const lockedUntil = lock?.locked_at == null ? 0 : Number(lock.locked_at) + LOCKED_FOR_MS;
  const mails = await tx
    .selectFrom('mail_outbox')
    .select('gave_up_at')
    .where('user_id', '=', user.id)
    .where('sent_at', 'is', null)
    .execute();
  return {
    last_signed_in: iso(signedIn?.at),
    devices: Number(devices.n),
    passkeys: Number(passkeys.n),
    locked_until: lockedUntil > now ? iso(lockedUntil) : '',
    mails_waiting: mails.filter((mail) => mail.gave_up_at === null).length,
    mails_given_up: mails.filter((mail) => mail.gave_up_at !== null).length,
  };
}

/** Which of these entries have paid in. */
export async function paidEntries(tx: Tx, entryIds: readonly number[]): Promise<Set<number>> {
  if (entryIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('entry_payments')
    .select('entry_id')
    .where('entry_id', 'in', [...entryIds])
    .execute();
  return new Set(rows.map((row) => row.entry_id));
}
