import { useAction, type Answer } from '@poolhouse/shared-ui';
import { ConfirmInline, ResultText } from '@poolhouse/shared-ui/board';
import type { ReactElement } from 'react';

interface Asked<V> {
  readonly run: (wish: V) => Promise<boolean>;
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
  write: (wish: V, confirm: 0 | 1) => Promise<Answer<D>>,
  { done, onDone }: { done: string | ((data: D, wish: V) => string); onDone?: (data: D, wish: V) => unknown },
): Asked<V> {
  const action = useAction(({ wish, confirm }: { wish: V; confirm: 0 | 1 }) => write(wish, confirm), {
    done: (data, { wish }) => (typeof done === 'string' ? done : done(data, wish)),
    onDone: (data, { wish }) => onDone?.(data, wish),
  });
  const { error, last, pending, clear } = action;
  const asks = last !== undefined && (error?.code === 'confirm_needed' || (pending && last.confirm === 1));
  return {
    run: (wish) => action.run({ wish, confirm: 0 }),
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
