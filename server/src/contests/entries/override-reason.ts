import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import { findUser } from '../../people/accounts/users.store';
import type { Entry } from '../contest';
import { overrideReason } from './override-reason.rules';

/** The reason of an override of an entry's picks; refused without one, unless the player cannot sign in yet. */
export async function requiredReason(tx: Tx, entry: Entry, typed: string | undefined): Promise<string> {
  const owner = await findUser(tx, entry.userId);
  const reason = overrideReason(typed, owner?.password_hash != null);
  if (reason === null) {
    throw new Refusal('reason_required', "Say why you set another player's picks, in at least 3 letters. The player will see it.", {
      reason: 'is needed',
    });
  }
  return reason;
}
