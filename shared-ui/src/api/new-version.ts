import { COMPATIBILITY } from '@poolhouse/contract/constants';
import { createStore, useStore } from '../store/create-store';

const newest = createStore<number>(COMPATIBILITY);

/** Takes note of the compatibility number that an answer carried. */
export function noteCompatibility(header: string | null): void {
  if (Number(header) > newest.get()) newest.set(Number(header));
}

/** The compatibility number that the server speaks: the page's own until an answer names a higher one. */
export const serverCompatibility = (): number => newest.get();

export const useServerCompatibility = (): number => useStore(newest);

/** True once the server speaks a newer contract than this page was built for: offer to load it again. */
export const useNewVersion = (): boolean => useServerCompatibility() > COMPATIBILITY;

export const forgetNewVersion = (): void => newest.set(COMPATIBILITY);
