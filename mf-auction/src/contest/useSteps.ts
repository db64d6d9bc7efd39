import { useEffect, useState } from 'react';

/**
 * What a generator comes to, worked out a step at a time while the page stays awake; null until it is there. Another generator begins
 * anew, and what the one before came to stays until then.
 *
 * @param begin null waits
 */
export function useSteps<T>(begin: (() => Generator<undefined, T>) | null): T | null {
  const [last, setLast] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (!begin) return undefined;
    const steps = begin();
    let timer = 0;
    const go = () => {
      const { done, value } = steps.next();
      if (done) setLast({ value });
      else timer = window.setTimeout(go);
    };
    timer = window.setTimeout(go);
    return () => window.clearTimeout(timer);
  }, [begin]);
  return last?.value ?? null;
}
