import { useEffect, useState } from 'react';

/** Whole seconds until `onEnd` is called; it starts when drawn and stops when taken away. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = left > 0 ? setTimeout(() => setLeft(left - 1), 1000) : undefined;
    if (left === 0) onEnd();
    return () => clearTimeout(timer);
  }, [left, onEnd]);
  return left;
}
