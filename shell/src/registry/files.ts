import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { registryState } from './registry.store';

export const fileUrl = (remote: RegisteredRemote, file: string): string => new URL(remote.base + file, window.location.origin).href;

export const entryUrl = (remote: RegisteredRemote): string => fileUrl(remote, remote.entry);

/** A second fetch of a script is free only when both ask in the same mode. */
export function asOtherOrigin(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  if (new URL(url).origin !== window.location.origin) element.crossOrigin = 'anonymous';
}

interface OwnedFile {
  readonly remote: RegisteredRemote;
  /** Relative to the version's folder. */
  readonly file: string;
  /** Null for a file that the registry does not list. */
  readonly integrity: string | null;
}

/** Whose file an address is; null when it lies in no folder that the registry names. */
export function ownerOf(url: string): OwnedFile | null {
  const { href } = new URL(url, window.location.origin);
  for (const remote of registryState().registry?.remotes ?? []) {
    const folder = fileUrl(remote, '');
    if (!href.startsWith(folder)) continue;
    const file = href.slice(folder.length);
    return { remote, file, integrity: (Object.hasOwn(remote.files, file) && remote.files[file]) || null };
  }
  return null;
}
