import { useEffect, useState } from 'react';

type Steps<T> = Generator<void, T>;

/**
 * What a generator comes to, worked out a step at a time while the page stays awake, and only while somebody looks at it; null until it is there. Another generator begins
 * anew, and what the one before came to stays until then.
 *
 * @param begin null waits; a promise where the code that counts is fetched first
 */
export function useSteps<T>(begin: (() => Steps<T> | Promise<Steps<T>>) | null): T | null {
  const [last, setLast] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (!begin) return undefined;
    const clock = clockWhileSeen();
    const work = (steps: Steps<T>) => {
      const go = () => {
        const { done, value } = steps.next();
        if (done) setLast({ value });
        else clock.soon(go);
      };
      clock.soon(go);
    };
    const begun = begin();
    // What could not be fetched is not counted; another try comes with the next generator.
    if (begun instanceof Promise) void begun.then(work, () => undefined);
    else work(begun);
    return clock.stop;
  }, [begin]);
  return last?.value ?? null;
}

/** Calls back after the browser has had its turn; in a hidden tab once it is looked at again. One call at a time, and none once it is stopped. */
function clockWhileSeen() {
  let [timer, over] = [0, false];
  let next: (() => void) | null = null;
  const begin = () => {
    window.clearTimeout(timer);
    if (next && !document.hidden) timer = window.setTimeout(take);
  };
  const take = () => {
    const call = next;
    if (document.hidden) return;
    next = null;
    call?.();
  };
  document.addEventListener('visibilitychange', begin);
  return {
    soon(call: () => void) {
      if (over) return;
      next = call;
      begin();
    },
    stop() {
      over = true;
      next = null;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    },
  };
}
