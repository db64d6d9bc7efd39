import { useEffect, useState } from 'react';

const TURN_MS = 30_000;

/** Which of so many has its turn; each has it for half a minute. */
export function useTurns(of: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (of < 2) return undefined;
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [of]);
  return of === 0 ? 0 : turn % of;
}
