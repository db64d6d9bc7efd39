import { useEffect, useRef, useState } from 'react';

/** The first value at once, and later ones at most so often: what counts on with the latest does not count for each. @param every ms */
export function useSeldom<T>(value: T, every: number): T {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  const since = useRef(0);
  useEffect(() => {
    latest.current = value;
    if (value === shown) return undefined;
    const rest = Math.max(0, since.current + every - performance.now());
    const timer = window.setTimeout(() => {
      since.current = performance.now();
      setShown(() => latest.current);
    }, rest);
    return () => window.clearTimeout(timer);
  }, [value, shown, every]);
  // The time runs from the first value on.
  useEffect(() => {
    since.current = performance.now();
  }, []);
  return shown;
}
