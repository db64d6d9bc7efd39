import type { LinkMode } from '@poolhouse/contract';
import { useAction, useApi, useSession } from '@poolhouse/shared-ui';
import { words } from '../forms/words';
import { credentialOf } from './link-query.rules';

export interface Outcome {
  readonly ok: boolean;
  readonly text: string;
}

interface Setting {
  readonly outcome: Outcome | null;
  /** Why this password was refused, to be said at its field; undefined where the outcome says something else. */
  readonly refused: string | undefined;
  readonly pending: boolean;
  set(password: string): Promise<void>;
  /** Takes a failure away, for another try. */
  again(): void;
}

export function useSetPassword(guid: string, username: string, mode: LinkMode): Setting {
  const api = useApi();
  const { session, signIn, signOut } = useSession();
  const { run, pending, result, error, clear } = useAction(
    (password: string) => {
      const parts = { body: { guid, password }, as: { username, secret: credentialOf(guid) } };
      return api.call(mode === 'join' ? 'POST na/joinuser' : 'POST utils/setnewpassword', parts);
    },
    {
      done: words[mode].success,
      // A new password signs the player's devices out. Who has just chosen it need not type it twice; somebody else stays signed in.
      onDone: async (_data, password) => {
        if (session && session.username !== username) return;
        if (session) await signOut();
        await signIn(username, password);
      },
    },
  );
  const refused = error?.fields?.['password'] === undefined ? undefined : error.message;
  return { outcome: result, refused, pending, set: async (password) => void (await run(password)), again: clear };
}
