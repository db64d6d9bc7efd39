import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import type { AccountsContext } from './accounts-context';

/**
 * Asks a signed-in player for the password once more: whoever holds a device for a moment, or a script in its page, must not change how
 * the account is protected. A wrong one is forbidden, not a sign that nobody is signed in.
 */
export async function confirmPassword(auth: AccountsContext['auth'], viewer: Viewer, password: string, ip: string): Promise<void> {
  await auth.passwords.verify(viewer.username, password, ip).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not_signed_in')
      throw new Refusal('forbidden', 'The password is wrong.', { password: 'is wrong' });
    throw error;
  });
}
