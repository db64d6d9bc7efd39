import type { ChangedOptions, UserOptions } from '@poolhouse/contract';
import { useApi, type Answer } from '@poolhouse/shared-ui';
import { noRefresh, usePageData } from '@poolhouse/shared-ui/board';

interface Options {
  readonly saved: UserOptions | null;
  /** Why they could not be read. */
  readonly error: string | null;
  read(): Promise<void>;
  /**
   * What is saved is read again either way, for it may have changed elsewhere.
   * @param after what it comes to, shown should that reading fail
   */
  save(changes: ChangedOptions, after: UserOptions): Promise<Answer<unknown>>;
}

export function useOptions(): Options {
  const api = useApi();
  const { data, error, refresh, patch } = usePageData('GET utils/useroptions', undefined, noRefresh);
  return {
    saved: data,
    error: error?.message ?? null,
    read: refresh,
    save: async (changes, after) => {
      const answer = await api.call('POST utils/useroptions', { body: { user_options: changes } });
      if (!answer.error) patch(() => after);
      await refresh();
      return answer;
    },
  };
}
