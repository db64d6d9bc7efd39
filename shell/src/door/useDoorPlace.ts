import { useMemo, useSyncExternalStore } from 'react';
import type { GuestPlace } from '../forms/guest-place';
import { wantedFrom, wantedState } from '../frame/wanted';

const HOMES = ['/', '/index.html'];
const CHANGED = 'poolhouse:place';

/** What the router keeps of a page in its history entry; it takes over what stands there when it comes. */
interface Entry {
  readonly usr?: unknown;
}

const wantedHere = (): string | null => wantedFrom((window.history.state as Entry | null)?.usr);

/** Takes a guest from whatever was wanted to the sign-in, and keeps in the history entry what it was. */
export function goToDoor(): void {
  const { pathname, search, hash } = window.location;
  if (!HOMES.includes(pathname)) window.history.replaceState({ usr: wantedState({ pathname, search, hash }) }, '', '/');
}

function open(hash: string, replace = false): void {
  const address = `/${hash}`;
  const { usr } = (window.history.state ?? {}) as Entry;
  if (replace) window.history.replaceState({ usr }, '', address);
  else window.history.pushState({ usr }, '', address);
  window.dispatchEvent(new Event(CHANGED));
}

function want(path: string): void {
  window.history.replaceState({ usr: { wanted: path } }, '', '/');
  window.dispatchEvent(new Event(CHANGED));
}

function watch(draw: () => void): () => void {
  const events = ['popstate', 'hashchange', CHANGED];
  for (const event of events) window.addEventListener(event, draw);
  return () => {
    for (const event of events) window.removeEventListener(event, draw);
  };
}

/** Where a guest stands before the router is there. */
export function useDoorPlace(): GuestPlace {
  const hash = useSyncExternalStore(watch, () => window.location.hash);
  const wanted = useSyncExternalStore(watch, wantedHere);
  return useMemo(() => ({ hash, wanted, open, want }), [hash, wanted]);
}
