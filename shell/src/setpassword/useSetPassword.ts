import type { LinkMode } from '@poolhouse/contract';
import { useApi, useSession } from '@poolhouse/shared-ui';
import { useState } from 'react';
import { credentialOf } from './link-query.rules';
import { words } from './words';

export interface Outcome {
  readonly ok: boolean;
  readonly text: string;
}

interface Setting {
  readonly outcome: Outcome | null;
  readonly pending: boolean;
  set(password: string): Promise<void>;
  /** Takes a failure away, for another try. */
  again(): void;
}

export function useSetPassword(guid: string, username: string, mode: LinkMode): Setting {
  const api = useApi();
  const { session, signOut } = useSession();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [pending, setPending] = useState(false);

  const set = async (password: string) => {
    setPending(true);
    const parts = { body: { guid, password }, as: { username, secret: credentialOf(guid) } };
    const { error } = await api.call(mode === 'join' ? 'POST na/joinuser' : 'POST utils/setnewpassword', parts);
    setOutcome(error ? { ok: false, text: error.message } : { ok: true, text: words[mode].success });
    setPending(false);
    // A new password signs the player's devices out; this one may as well know at once.
    if (!error && mode === 'reset' && session?.username === username) await signOut();
  };
  return { outcome, pending, set, again: () => setOutcome(null) };
}
