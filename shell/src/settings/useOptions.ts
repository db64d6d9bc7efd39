import type { ChangedOptions, UserOptions } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { useCallback, useEffect, useState } from 'react';

interface Options {
  readonly saved: UserOptions | null;
  /** Why they could not be read. */
  readonly error: string | null;
  /** Answers whether they came. */
  read(): Promise<boolean>;
  /**
   * What is saved is read again either way, for it may have changed elsewhere.
   * @returns refusal: null when it is saved, else why not; fresh: whether the reading came
   */
  save(changes: ChangedOptions): Promise<{ refusal: string | null; fresh: boolean }>;
}

export function useOptions(): Options {
  const api = useApi();
  const [saved, setSaved] = useState<UserOptions | null>(null);
  const [error, setError] = useState<string | null>(null);

  const read = useCallback(async () => {
    setError(null);
    const answer = await api.call('GET utils/useroptions');
    if (answer.error) setError(answer.error.message);
    else setSaved(answer.data);
    return !answer.error;
  }, [api]);
  useEffect(() => void read(), [read]);

  const save = useCallback(
    async (changes: ChangedOptions) => {
      const answer = await api.call('POST utils/useroptions', { body: { user_options: changes } });
      return { refusal: answer.error?.message ?? null, fresh: await read() };
    },
    [api, read],
  );
  return { saved, error, read, save };
}
