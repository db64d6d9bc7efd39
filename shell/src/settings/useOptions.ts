import type { ChangedOptions, UserOptions } from '@poolhouse/contract';
import { peopleChanged, useApi, type Answer } from '@poolhouse/shared-ui';
import { useRead } from '@poolhouse/shared-ui/board';

interface Options {
  readonly saved: UserOptions | null;
  /** Why they could not be read. */
  readonly error: string | null;
  retry(): void;
  /**
   * What is saved is read again either way, for it may have changed elsewhere.
   * @returns answer: what came of the save; fresh: whether the reading came
   */
  save(changes: ChangedOptions): Promise<{ answer: Answer<unknown>; fresh: boolean }>;
}

export function useOptions(): Options {
  const api = useApi();
  const { data, error, retry, again } = useRead('GET utils/useroptions', undefined);
  const save = async (changes: ChangedOptions) => {
    const answer = await api.call('POST utils/useroptions', { body: { user_options: changes } });
    if (answer.data && (changes.main?.color !== undefined || changes.main?.monogram !== undefined)) peopleChanged();
    return { answer, fresh: await again() };
  };
  return { saved: data, error: error?.message ?? null, retry, save };
}
