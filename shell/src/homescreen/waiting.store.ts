import { createStore } from '@poolhouse/shared-ui';

/** Entries that wait for the player, as home was last read in this visit; null before that. */
export const waitingCount = createStore<number | null>(null);
/** In this visit fewer entries came to wait: the player has saved what home asked for. */
export const savedHere = createStore(false);

export function noteWaiting(count: number): void {
  const before = waitingCount.get();
  if (before !== null && count < before) savedHere.set(true);
  waitingCount.set(count);
}
