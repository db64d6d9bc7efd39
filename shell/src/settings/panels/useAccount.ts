import type { DataOf } from '@poolhouse/contract';
import { useApi, useSession, type Answer } from '@poolhouse/shared-ui';
import { useRead, type ResultNote } from '@poolhouse/shared-ui/board';
import { useState } from 'react';

interface Account {
  readonly account: DataOf<'GET utils/account'> | null;
  /** Why it could not be read. */
  readonly error: string | null;
  /** What became of the last change that worked. */
  readonly result: ResultNote | null;
  retry(): void;
  /** Each answers why it was refused, or null. */
  rename(name: string): Promise<string | null>;
  askEmail(typed: { name: string; password: string }): Promise<string | null>;
}

/** The own name and address. */
export function useAccount(): Account {
  const api = useApi();
  const { renew } = useSession();
  const { data, error, retry, again } = useRead('GET utils/account', undefined);
  const [result, setResult] = useState<ResultNote | null>(null);
  const took = async (answer: Answer<{ message?: string | undefined }>): Promise<string | null> => {
    if (answer.error) return answer.error.message;
    setResult({ ok: true, text: answer.data.message ?? '' });
    await again();
    return null;
  };
  return {
    account: data,
    error: error?.message ?? null,
    result,
    retry,
    rename: async (name) => {
      const refused = await took(await api.call('POST utils/change_name', { body: { name, entries: 1 } }));
      // What this device signs in with, and greets by, is the new name.
      if (refused === null) await renew();
      return refused;
    },
    askEmail: async ({ name: email, password }) =>
      took(await api.call('POST utils/change_email', { body: { email: email.trim(), password } })),
  };
}
