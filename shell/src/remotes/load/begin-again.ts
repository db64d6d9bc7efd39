import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { askRegistry } from '../../registry/ask-registry';
import { replaceRemote } from '../../registry/registry.store';
import { forgetFailedShares, hasRun } from './federation';

/** Nobody who pressed 'Try again' waits longer for news of a rollback. */
const ASK_MS = 3_000;

/**
 * Clears the way for another attempt. A remote that has not run yet may meanwhile have been rolled back or released anew: its
 * description is then replaced by the live one, the other remotes stay as they are.
 */
export async function beginAgain(remote: RegisteredRemote): Promise<void> {
  forgetFailedShares();
  if (hasRun(remote)) return;
  const late = new Promise<null>((resolve) => setTimeout(resolve, ASK_MS, null));
  const asked = await Promise.race([askRegistry().catch(() => null), late]);
  const fresh = asked?.remotes.find(({ id }) => id === remote.id);
  if (fresh && JSON.stringify(fresh) !== JSON.stringify(remote)) replaceRemote(fresh);
}
