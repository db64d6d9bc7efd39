import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Supposing<R = unknown> {
  /** What works it out; null until it is fetched, which it is when something is first supposed. */
  rules: R | null;
  /** What the address says of it; '' for nothing. */
  text: string;
  /** Whether each game shows how it could end. */
  choosing: boolean;
  /** Whether the rules could not be fetched; who chooses anew tries anew. */
  failed: boolean;
  setChoosing(on: boolean): void;
  /** Writes what is supposed into the address. */
  setText(text: string): void;
  /** Back to now. */
  back(): void;
}

/**
 * What a player supposes of a page. It stands in the address (`?if=`) and nowhere else: what is read is laid under it anew with every
 * answer, and no call carries it.
 *
 * @param load fetches what works it out; the same function each time
 * @param possible whether something can be supposed
 */
export function useSupposing<R>(load: () => Promise<R>, possible: boolean): Supposing<R> {
  const [params, setParams] = useSearchParams();
  const text = params.get('if') ?? '';
  const [asked, setAsked] = useState(false);
  const { rules, failed, again } = useRules(load, text !== '' || (asked && possible));
  const setChoosing = useCallback(
    (on: boolean) => {
      again();
      setAsked(on);
    },
    [again],
  );
  const setText = useCallback(
    (next: string) =>
      setParams(
        (now) => {
          const then = new URLSearchParams(now);
          // A game that was asked for has been shown.
          then.delete('game');
          if (next === '') then.delete('if');
          else then.set('if', next);
          return then;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const back = useCallback(() => setText(''), [setText]);
  return { rules, text, choosing: possible && rules !== null && (asked || text !== ''), failed, setChoosing, setText, back };
}

/** Fetched when it is first wanted; a try that fails is said, and made again when it is wanted anew. */
function useRules<R>(load: () => Promise<R>, wanted: boolean) {
  const [rules, setRules] = useState<{ are: R } | null>(null);
  const [failed, setFailed] = useState(false);
  const waiting = wanted && rules === null && !failed;
  useEffect(() => {
    if (!waiting) return undefined;
    let left = false;
    load().then(
      (are) => void (left || setRules({ are })),
      () => void (left || setFailed(true)),
    );
    return () => void (left = true);
  }, [load, waiting]);
  return { rules: rules?.are ?? null, failed, again: useCallback(() => setFailed(false), []) };
}
