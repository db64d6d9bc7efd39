import type { SmackRow } from '@poolhouse/contract';
import { useCallback } from 'react';
import type { Answer } from '../api/answer.types';
import type { PageState } from '../page-data/page-state.types';

/** A page that carries the messages of its contest. */
export interface SmackPage {
  smack: { data: SmackRow[] };
  config: { data: readonly { contest_id: number }[] };
}

/** The contest's own two calls. */
export interface SmackCalls {
  post(text: string): Promise<Answer<unknown>>;
  remove(id: number): Promise<Answer<unknown>>;
}

/** Posting and deleting with what the page shows of it; both answer null or why it did not work. */
export function useSmack<T extends SmackPage>({ refresh, patch }: Pick<PageState<T>, 'refresh' | 'patch'>, calls: SmackCalls) {
  const post = useCallback(
    async (text: string): Promise<string | null> => {
      const answer = await calls.post(text);
      if (answer.error) return answer.error.message;
      await refresh();
      return null;
    },
    [calls, refresh],
  );

  const remove = useCallback(
    async (id: number): Promise<string | null> => {
      const answer = await calls.remove(id);
      if (answer.error) return answer.error.message;
      patch((data) => ({ ...data, smack: { data: data.smack.data.filter((message) => message.ID !== id) } }));
      return null;
    },
    [calls, patch],
  );
  return { post, remove };
}
