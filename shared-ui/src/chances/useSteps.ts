import { useEffect, useState } from 'react';

type Steps<T> = Generator<void, T>;

/**
 * What a generator comes to, worked out a step at a time while the page stays awake; null until it is there. Another generator begins
 * anew, and what the one before came to stays until then.
 *
 * @param begin null waits; a promise where the code that counts is fetched first
 */
export function useSteps<T>(begin: (() => Steps<T> | Promise<Steps<T>>) | null): T | null {
  const [last, setLast] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (!begin) return undefined;
    let [timer, left] = [0, false];
    const work = (steps: Steps<T>) => {
      const go = () => {
        const { done, value } = steps.next();
        if (done) setLast({ value });
        else timer = window.setTimeout(go);
      };
      if (!left) timer = window.setTimeout(go);
    };
    const begun = begin();
    // What could not be fetched is not counted; another try comes with the next generator.
    if (begun instanceof Promise) void begun.then(work, () => undefined);
    else work(begun);
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [begin]);
  return last?.value ?? null;
}
