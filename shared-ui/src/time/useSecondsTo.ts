import { useSyncExternalStore } from 'react';
import { onTick } from '../store/ticker';

const eachSecond = (tell: () => void): (() => void) => onTick(1000, tell);

/** Whole seconds to an instant of our own clock (epoch ms), never below 0; null for none. For the smallest part that shows them. */
export function useSecondsTo(dueAt: number | null): number | null {
  return useSyncExternalStore(eachSecond, () => (dueAt === null ? null : Math.max(0, Math.ceil((dueAt - Date.now()) / 1000))));
}
