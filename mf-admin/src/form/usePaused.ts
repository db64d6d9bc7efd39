import { useEffect, useState } from 'react';

/** What was typed, once it stands still: a word is one question and not one a letter. */
export function usePaused<T>(value: T, ms: number): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return still;
}
