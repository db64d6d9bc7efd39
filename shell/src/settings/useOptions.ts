import type { ChangedOptions, UserOptions } from '@poolhouse/contract';
import { useApi } from '@poolhouse/shared-ui';
import { useCallback, useEffect, useState } from 'react';

interface Options {
  readonly saved: UserOptions | null;
  /** Why they could not be read. */
  readonly error: string | null;
  read(): Promise<void>;
  /**
   * Null when it is saved, else why not. What is saved is read again either way, for it may have changed elsewhere.
   * @param after what it comes to, shown should that reading fail
   */
  save(changes: ChangedOptions, after: UserOptions): Promise<string | null>;
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
  }, [api]);
  useEffect(() => void read(), [read]);

  const save = useCallback(
    async (changes: ChangedOptions, after: UserOptions) => {
      const answer = await api.call('POST utils/useroptions', { body: { user_options: changes } });
      if (!answer.error) setSaved(after);
      await read();
      return answer.error?.message ?? null;
    },
    [api, read],
  );
  return { saved, error, read, save };
}
