import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { device } from '../homescreen/device';
import { fileUrl } from '../registry/files';
import { savesData } from './connection-cost';
import { whenIdle } from './when-idle';

const WORKER = '/sw.js';

/** The page itself and the files it has loaded. */
const loaded = (): string[] => ['/', '/registry.json', ...performance.getEntriesByType('resource').flatMap(({ name }) => pathHere(name))];

/** The shell's scripts and fonts, those of screens and kit parts that were not opened yet included. */
async function ownFiles(): Promise<string[]> {
  const answer = await fetch('/shell-files.json', { credentials: 'omit' });
  return answer.ok ? ((await answer.json()) as string[]) : [];
}

/** Files elsewhere are none of the worker's. */
function pathHere(url: string): string[] {
  const { origin, pathname } = new URL(url);
  return origin === window.location.origin ? [pathname] : [];
}

/** All that a remote's screens are drawn with, those that were not opened yet included. */
const filesOf = (remote: RegisteredRemote): string[] =>
  [remote.entry, ...remote.preload, ...remote.routes.flatMap(({ preload = [] }) => preload)].flatMap((file) =>
    pathHere(fileUrl(remote, file)),
  );

/**
 * Once the page has nothing better to do, the worker keeps its files, so that it opens without a network, and a contest that is open
 * keeps all its screens. For players alone: who is not signed in has nothing to see there. A site that is not encrypted has no worker.
 */
export function keepForOffline(remote?: RegisteredRemote): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  whenIdle(() => {
    void keep(remote).catch(() => undefined);
    // A browser that is short of room throws away what is not asked to stay; on the home screen it grants that without a question.
    if (device().installed) void navigator.storage?.persist?.().catch(() => undefined);
  });
}

async function keep(remote: RegisteredRemote | undefined): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { active } = await navigator.serviceWorker.ready;
  const own = await ownFiles();
  active?.postMessage({ keep: [...new Set([...loaded(), ...own, ...(remote ? filesOf(remote) : [])])] });
}
