import { useAction, type Answer } from '@poolhouse/shared-ui';
import { ConfirmInline, ResultText } from '@poolhouse/shared-ui/board';
import type { ReactElement } from 'react';

interface Asked<V> {
  readonly run: (input: V) => Promise<boolean>;
  readonly pending: boolean;
  /** The server's question with its two answers, or what came of it. */
  readonly said: ReactElement;
  readonly clear: () => void;
}

/**
 * A write by hand that the server may ask about first, as the tournament stands. It is sent with `confirm` 0, which lets the server ask, and
 * once more with 1 where the administrator says yes.
 */
export function useAsked<V, D>(
  write: (input: V, confirm: 0 | 1) => Promise<Answer<D>>,
  { done, onDone }: { done: string | ((data: D, input: V) => string); onDone?: (data: D, input: V) => unknown },
): Asked<V> {
  const action = useAction(({ input, confirm }: { input: V; confirm: 0 | 1 }) => write(input, confirm), {
    done: (data, { input }) => (typeof done === 'string' ? done : done(data, input)),
    onDone: (data, { input }) => onDone?.(data, input),
  });
  const { error, last, pending, clear } = action;
  const asks = last !== undefined && (error?.code === 'confirm_needed' || (pending && last.confirm === 1));
  return {
    run: (input) => action.run({ input, confirm: 0 }),
    pending,
    clear,
    said: asks ? (
      <ConfirmInline
        question={error?.message ?? 'Do it all the same?'}
        yes="Do it"
        no="Leave it"
        pending={pending}
        onYes={() => void action.run({ ...last, confirm: 1 })}
        onNo={clear}
      />
    ) : (
      <ResultText result={action.result} />
    ),
  };
}
