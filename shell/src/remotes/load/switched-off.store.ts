import { isRemoteId } from '@poolhouse/contract/remote';
import { createStore, readStored, removeStored, writeStored } from '@poolhouse/shared-ui';

const KEY = 'disabled-remotes';
const PARAM = 'disable-remotes';

const idsIn = (list: string): string[] =>
  list
    .split(',')
    .map((id) => id.trim())
    .filter(isRemoteId);

const off = createStore<ReadonlySet<string>>(new Set(idsIn(readStored(KEY) ?? '')));

function become(next: ReadonlySet<string>): void {
  if (next.size > 0) writeStored(KEY, [...next].join(','));
  else removeStored(KEY);
  off.set(next);
}

/**
 * Takes `?disable-remotes=mf-football,mf-golf` out of the address and keeps these remotes off in this browser, so that a broken one
 * can be got out of the way; `?disable-remotes=` switches all on again.
 */
export function takeSwitches(): void {
  const url = new URL(window.location.href);
  const wanted = url.searchParams.get(PARAM);
  if (wanted === null) return;
  url.searchParams.delete(PARAM);
  window.history.replaceState(window.history.state, '', url);
  become(new Set(idsIn(wanted)));
}

/** Whether somebody switched a remote off in this browser: nothing of it is fetched. */
export const isOff = (id: string): boolean => off.get().has(id);

export const switchOn = (id: string): void => become(new Set([...off.get()].filter((other) => other !== id)));

export const switchedOff = off.get;

export const watchSwitches = off.subscribe;
