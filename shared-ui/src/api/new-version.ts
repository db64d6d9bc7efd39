import { COMPATIBILITY } from '@poolhouse/contract/constants';
import { useSyncExternalStore } from 'react';

let newest = COMPATIBILITY;
const listeners = new Set<() => void>();

/** Takes note of the compatibility number that an answer carried. */
export function noteCompatibility(header: string | null): void {
  if (!(Number(header) > newest)) return;
  newest = Number(header);
  for (const tell of listeners) tell();
}

/** The compatibility number that the server speaks: the page's own until an answer names a higher one. */
export const serverCompatibility = (): number => newest;

export const useServerCompatibility = (): number => useSyncExternalStore(subscribe, serverCompatibility);

/** True once the server speaks a newer contract than this page was built for: offer to load it again. */
export const useNewVersion = (): boolean => useServerCompatibility() > COMPATIBILITY;

export function forgetNewVersion(): void {
  newest = COMPATIBILITY;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
