import { COMPATIBILITY } from '@poolhouse/contract/constants';
import { useSyncExternalStore } from 'react';

let outdated = false;
const listeners = new Set<() => void>();

/** Takes note of the compatibility number that an answer carried. */
export function noteCompatibility(header: string | null): void {
  if (outdated || !(Number(header) > COMPATIBILITY)) return;
  outdated = true;
  for (const tell of listeners) tell();
}

/** True once the server speaks a newer contract than this page was built for: offer to load it again. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => outdated);
}

/** For tests. */
export function forgetNewVersion(): void {
  outdated = false;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
