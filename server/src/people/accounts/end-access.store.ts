import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import { revokeAllDevices } from './devices.store';
import { failuresKey } from './lockout.store';
import type { User } from './users.store';

/** Tables whose rows let somebody in, or reach their devices: they belong to the person, and none of them outlives a change of hands. */
const WAYS_IN = [
  'passkeys',
  'passkey_challenges',
  'recovery_codes',
  'push_subscriptions',
  'user_links',
  'email_changes',
  'season_links',
] as const;
/** What a person chose for themselves. */
const WISHES = ['user_options', 'entry_name_wishes', 'push_wishes', 'presence', 'familiar_places'] as const;

/**
 * Ends every way into an account and out of it, as it changes hands or is closed: sessions, app tokens, passkeys, recovery codes, links,
 * addresses of calendars, browsers that take notices, addresses of shared seasons, mails that wait; and with it what its person chose for
 * themselves. What the account has played is not touched. @param wallNow real time, epoch ms
 */
export async function endAccess(tx: Tx, invalidate: Invalidate, user: User, wallNow: number): Promise<void> {
  await revokeAllDevices(tx, invalidate, { userId: user.id, now: wallNow });
  await forgetFailures(tx, user);
  for (const table of [...WAYS_IN, ...WISHES]) await tx.deleteFrom(table).where('user_id', '=', user.id).execute();
  // What they have shown outside was theirs alone to show.
  const entries = tx.selectFrom('entries').select('id').where('user_id', '=', user.id);
  await tx.deleteFrom('season_shares').where('entry_id', 'in', entries).execute();
  // Mails on their way would go to an address that is not the account's any more; those that went name it.
  await tx.deleteFrom('mail_outbox').where('user_id', '=', user.id).execute();
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute();
  invalidate(tag.users);
  invalidate(tag.user(user.id));
}

/** Ends the links by which mails of an account turn mails off, the last thing that goes to its address among them. */
export async function endMailLinks(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('unsubscribe_tokens').where('user_id', '=', userId).execute();
}

/** Tries that failed, by every name and from every place; they would tell the next one to be locked out. */
async function forgetFailures(tx: Tx, user: User): Promise<void> {
  const places = await tx.selectFrom('familiar_places').select('place_hash').where('user_id', '=', user.id).execute();
  const names = [user.username_key, user.email_key];
  const keys = names.flatMap((name) => [undefined, ...places.map((row) => row.place_hash)].map((place) => failuresKey(name, place)));
  await tx.deleteFrom('signin_failures').where('name_key', 'in', keys).execute();
  await tx
    .deleteFrom('password_requests')
    .where('typed_name', 'in', [...names, user.username, user.email])
    .execute();
}
