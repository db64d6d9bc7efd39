import type { ChangedOptions, UserOptions } from '@poolhouse/contract';
import { useApi, type Answer } from '@poolhouse/shared-ui';
import { useCallback, useEffect, useState } from 'react';

interface Options {
  readonly saved: UserOptions | null;
  /** Why they could not be read. */
  readonly error: string | null;
  /** Answers whether they came. */
  read(): Promise<boolean>;
  /**
   * What is saved is read again either way, for it may have changed elsewhere.
   * @returns answer: what came of the save; fresh: whether the reading came
   */
  save(changes: ChangedOptions): Promise<{ answer: Answer<unknown>; fresh: boolean }>;
}

export function useOptions(): Options {
  const api = useApi();
  const [saved, setSaved] = useState<UserOptions | null>(null);
  const [error, setError] = useState<string | null>(null);

  const ask = useCallback(() => api.call('GET utils/useroptions'), [api]);
  const take = useCallback((answer: Answer<UserOptions>): boolean => {
    setError(answer.error?.message ?? null);
    if (answer.data) setSaved(answer.data);
    return !answer.error;
  }, []);
  useEffect(() => void ask().then(take), [ask, take]);

  const read = async (): Promise<boolean> => {
    setError(null);
    return take(await ask());
  };
  const save = async (changes: ChangedOptions) => {
    const answer = await api.call('POST utils/useroptions', { body: { user_options: changes } });
    return { answer, fresh: await read() };
  };
  return { saved, error, read, save };
}
