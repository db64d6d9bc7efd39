import type { Tx } from '../../ground/db/database';
import { readSetting } from '../../ground/settings/settings.store';

/** Setting '1': administrators must have a passkey. */
export const REQUIRED_OF_ADMINS = 'passkeys_required_of_admins';

/** What an account's second factor is, for whoever lets the user in. */
export async function readFactor(tx: Tx, userId: number): Promise<{ hasPasskey: boolean; requiredOfAdmins: boolean }> {
  const row = await tx.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst();
  return { hasPasskey: row !== undefined, requiredOfAdmins: (await readSetting(tx, REQUIRED_OF_ADMINS)) === '1' };
}
