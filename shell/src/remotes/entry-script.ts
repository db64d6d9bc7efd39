import type { Remote } from '../registry/registry.types';
import { LoadFailure } from './load-failure';

const absolute = (remote: Remote, file: string): string => new URL(remote.base + file, window.location.origin).href;

export const entryUrl = (remote: Remote): string => absolute(remote, remote.entry);

/** A second fetch of a script is free only when both ask in the same mode. */
function asOtherOrigin(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  if (new URL(url).origin !== window.location.origin) element.crossOrigin = 'anonymous';
}

/**
 * Runs a remote's entry after the browser has compared it with the hash in the registry.
 * A failed script leaves nothing behind, so that the next call fetches again.
 */
export function runEntry(remote: Remote): Promise<void> {
  const url = entryUrl(remote);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.integrity = remote.integrity;
    asOtherOrigin(script, url);
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      void whyNot(remote).then(reject);
    };
    document.head.append(script);
  });
}

/** A script's error event does not say whether the file was missing or had other bytes than published; one look tells. */
async function whyNot(remote: Remote): Promise<LoadFailure> {
  const answer = await fetch(entryUrl(remote), { cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return new LoadFailure('network', answer ? `${answer.status}` : undefined);
  const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return new LoadFailure(remote.integrity === `sha384-${hash}` ? 'network' : 'integrity');
}

/** Begins to fetch the scripts of a remote's first screen while its entry is still on the way. */
export function preloadScripts(remote: Remote): void {
  for (const file of remote.preload) {
    const url = absolute(remote, file);
    if (document.head.querySelector(`link[rel=preload][href="${url}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = url;
    asOtherOrigin(link, url);
    // A failed preload that stays in the page would answer the next request for the script as well.
    link.onerror = () => link.remove();
    document.head.append(link);
  }
}
