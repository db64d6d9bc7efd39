import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { asOtherOrigin, entryUrl, fileUrl } from '../../registry/files';
import { diagnose, whyNot } from '../why/diagnose';
import { LoadFailure } from '../why/load-failure';
import { integrityOf } from './integrity';

/**
 * Runs a fetch of scripts. It is repeated at once where a second look finds nothing wrong: after a failed preload browsers answer the
 * next request for the same address with the old failure, and only then ask anew.
 * @throws LoadFailure
 */
export async function pastEcho<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (trouble) {
    const failure = await diagnose(trouble);
    if (failure.echo) return load();
    throw failure;
  }
}

/**
 * Runs a remote's entry after the browser has compared it with the hash in the registry.
 * A failed script leaves nothing behind, so that the next call fetches again.
 */
export function runEntry(remote: RegisteredRemote): Promise<void> {
  const url = entryUrl(remote);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.integrity = integrityOf(url);
    script.dataset.webpack = `${remote.name}:entry`;
    asOtherOrigin(script, url);
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = (event) => {
      script.remove();
      if (event instanceof Event && !event.isTrusted) reject(new LoadFailure('slow', 'Given up', { url }));
      else void whyNot(url).then(reject);
    };
    document.head.append(script);
  });
}

/** Begins to fetch scripts that will be wanted, each with its hash, so that the later script tag costs no second fetch. */
export function preloadScripts(remote: RegisteredRemote, files: readonly string[]): void {
  for (const file of files) {
    const url = fileUrl(remote, file);
    if (document.head.querySelector(`link[rel=preload][href="${url}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = url;
    link.setAttribute('integrity', integrityOf(url));
    asOtherOrigin(link, url);
    // A failed preload that stays in the page would answer every later request for the script as well.
    link.onerror = () => link.remove();
    document.head.append(link);
  }
}

/**
 * Gives up the scripts that are still on their way, a remote's own and those of the kit, so that the next attempt asks for them anew.
 * webpack takes a script out of the page when it is done with it, and begins afresh after an error.
 */
export function giveUpPending(remote: RegisteredRemote): void {
  for (const script of document.head.querySelectorAll<HTMLScriptElement>(
    `script[data-webpack^="${remote.name}:"], script[data-webpack^="shell:"]`,
  )) {
    script.dispatchEvent(new Event('error'));
  }
  for (const link of document.head.querySelectorAll(`link[rel=preload][href^="${fileUrl(remote, '')}"]`)) link.remove();
}
