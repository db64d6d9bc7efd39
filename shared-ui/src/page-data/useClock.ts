import { useEffect, useRef, useState } from 'react';

/**
 * Draws again each second and calls `onDue` once `dueAt` (epoch ms) has come. Stands still while the tab is hidden.
 * Returns the seconds left, null when nothing is due.
 */
export function useClock(dueAt: number | null, onDue: () => void): number | null {
  const [, draw] = useState(0);
  const due = useRef(onDue);
  useEffect(() => {
    due.current = onDue;
  });
  useEffect(() => {
    if (dueAt === null) return undefined;
    const tick = () => {
      if (document.hidden) return;
      draw((n) => n + 1);
      if (Date.now() >= dueAt) due.current();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [dueAt]);
  return dueAt === null ? null : Math.max(0, Math.ceil((dueAt - Date.now()) / 1000));
}
