import type { SmackReaction, SmackReactions, SmackRow } from '@poolhouse/contract';
import { useCallback, useMemo } from 'react';
import type { Answer } from '../api/answer.types';
import type { PageState } from '../page-data/page-state.types';
import { useApi } from '../session/context';

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

/** Posting, answering and deleting with what the page shows of it; they answer null or why it did not work, a reaction all of its message. */
export function useSmack<T extends SmackPage>(page: Pick<PageState<T>, 'refresh' | 'patch'>, calls: SmackCalls) {
  const { post, remove } = useOwnMessages(page, calls);
  const { reply, react } = useAnswering(page);
  return useMemo(() => ({ post, remove, reply, react }), [post, remove, reply, react]);
}

/** By the contest's own calls. */
function useOwnMessages<T extends SmackPage>({ refresh, patch }: Pick<PageState<T>, 'refresh' | 'patch'>, calls: SmackCalls) {
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

/** By the calls that every contest's wall has. */
function useAnswering<T extends SmackPage>({ refresh, patch }: Pick<PageState<T>, 'refresh' | 'patch'>) {
  const api = useApi();
  const reply = useCallback(
    async (id: number, Message: string): Promise<string | null> => {
      const answer = await api.call('POST utils/smack_reply', { body: { id, Message } });
      if (answer.error) return answer.error.message;
      await refresh();
      return null;
    },
    [api, refresh],
  );
  const react = useCallback(
    async (id: number, reaction: SmackReaction, on: boolean): Promise<SmackReactions | string> => {
      const answer = await api.call('POST utils/smack_react', { body: { id, reaction, on: on ? 1 : 0 } });
      if (answer.error) return answer.error.message;
      const { Reactions } = answer.data;
      patch((data) => ({
        ...data,
        smack: { data: data.smack.data.map((message) => (message.ID === id ? { ...message, Reactions } : message)) },
      }));
      return Reactions;
    },
    [api, patch],
  );
  return { reply, react };
}
