import { useEffect, useEffectEvent } from 'react';

/** How soon it is asked again when nothing came of it. */
const AGAIN_MS = 1000;

/** Calls `onDue` once `dueAt` (epoch ms) has come and the tab is looked at, again each second until another `dueAt` is given. */
export function useDue(dueAt: number | null, onDue: () => void): void {
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (dueAt === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(look, ms);
    };
    const look = () => {
      if (document.hidden) return;
      const left = dueAt - Date.now();
      if (left <= 0) due();
      wait(left > 0 ? left : AGAIN_MS);
    };
    wait(Math.max(0, dueAt - Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dueAt]);
}
