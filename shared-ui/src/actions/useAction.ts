import { QueryClient, QueryClientContext, useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useCallback, useContext, useEffect } from 'react';
import type { Answer, ApiError } from '../api/answer.types';
import type { ResultNote } from '../feedback/ResultText';
import { ActionError, mayPass, resultOf } from './action.rules';

export interface ActionOptions<V, D> {
  /** What is said when it worked; '' or nothing says nothing. A note that is not ok says a failure that the server does not call one. */
  done?: string | ((data: D, with_: V) => string | ResultNote);
  /** How long that is said, in ms; for ever unless said otherwise. A failure without an answer stays until it is tried again. */
  shownMs?: number;
  /** Before it counts as done, such as reading the page again. */
  onDone?(data: D, with_: V): unknown;
  /** Before it counts as failed. */
  onFailed?(error: ApiError, with_: V): unknown;
}

export interface Action<V> {
  /** Does it, and answers whether it worked. While it is under way another call does nothing. Never throws. */
  run(with_: V): Promise<boolean>;
  /** From the press until everything that hangs on it is done. */
  pending: boolean;
  /** For `<ResultText>`. */
  result: ResultNote | null;
  /** Why it failed, as long as that is said. */
  error: ApiError | null;
  /** Does the same again after a failure that may pass; null otherwise. */
  retry: (() => Promise<boolean>) | null;
  /** What is under way, or was done last, as long as something is said of it. */
  last: V | undefined;
  /** Takes away what is said. */
  clear(): void;
}

/** For a part that is drawn alone, as in a test of its own. */
const alone = new QueryClient();

/** One thing that a press does: a call of the API, and what becomes of it on the screen. */
export function useAction<V = void, D = unknown>(
  call: (with_: V) => Promise<Answer<D>>,
  { done = '', shownMs = Infinity, onDone, onFailed }: ActionOptions<V, D> = {},
): Action<V> {
  const mutation = useMutation<D, ActionError, V>(
    {
      mutationFn: (with_) => dataOf(call(with_)),
      onSuccess: async (answered, with_) => void (await onDone?.(answered, with_)),
      onError: async (failure, with_) => void (await onFailed?.(failure.error, with_)),
      retry: false,
      networkMode: 'always',
    },
    useContext(QueryClientContext) ?? alone,
  );
  const { status, data, error, variables, isPending, mutateAsync, reset } = mutation;
  const stays = status === 'error' && mayPass(error.error);
  useShownFor(stays ? Infinity : shownMs, mutation);
  const run = useCallback((with_: V) => (isPending ? Promise.resolve(false) : worked(mutateAsync(with_))), [isPending, mutateAsync]);
  return {
    run,
    pending: isPending,
    result:
      status === 'success'
        ? resultOf(typeof done === 'string' ? done : done(data, variables))
        : status === 'error'
          ? resultOf(error)
          : null,
    error: status === 'error' ? error.error : null,
    retry: stays ? () => run(variables) : null,
    last: variables,
    clear: reset,
  };
}

const worked = (doing: Promise<unknown>): Promise<boolean> =>
  doing.then(
    () => true,
    () => false,
  );

/** What a call answered; a refusal is thrown, and so is trouble on the way. */
async function dataOf<D>(asked: Promise<Answer<D>>): Promise<D> {
  const answer = await asked.catch((trouble: unknown): Answer<D> => ({ error: ActionError.of(trouble).error }));
  if (answer.error) throw new ActionError(answer.error);
  return answer.data;
}

/** Takes away what is said of something that is over, after so long; Infinity leaves it. */
function useShownFor<V, D>(ms: number, { status, data, error, reset }: UseMutationResult<D, ActionError, V>): void {
  useEffect(() => {
    if ((status !== 'success' && status !== 'error') || !Number.isFinite(ms)) return undefined;
    const timer = setTimeout(reset, ms);
    return () => clearTimeout(timer);
  }, [status, data, error, ms, reset]);
}
