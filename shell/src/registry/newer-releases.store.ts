import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { createStore } from '@poolhouse/shared-ui';
import { askRegistry } from './ask-registry';
import { adopt, loadRegistry, registryState } from './registry.store';

const EVERY_MS = 5 * 60_000;

const newer = createStore<readonly RegisteredRemote[]>([]);
let asking = false;

/** Whether the code of a remote has run in this page; the loader knows. */
type HasRun = (remote: RegisteredRemote) => boolean;

const versions = (remotes: readonly RegisteredRemote[]): string => remotes.map(({ id, version }) => `${id} ${version}`).join();

function become(next: readonly RegisteredRemote[]): void {
  if (versions(next) !== versions(newer.get())) newer.set(next);
}

async function askAgain(hasRun: HasRun): Promise<void> {
  const { status, registry } = registryState();
  if (asking || document.visibilityState !== 'visible') return;
  if (status === 'failed') return void loadRegistry();
  if (status !== 'ready') return;
  asking = true;
  try {
    const asked = await askRegistry();
    if (adopt(asked)) return;
    become(
      registry.remotes
        .filter(hasRun)
        .flatMap((mine) => asked.remotes.filter(({ id, version }) => id === mine.id && version !== mine.version)),
    );
  } catch {
    // Offline, or in the middle of a release: the next look will tell.
  } finally {
    asking = false;
  }
}

/**
 * Looks for newer releases, or once more for a list that could not be read, when the tab is looked at again, and every five minutes
 * meanwhile.
 */
export function watchReleases(hasRun: HasRun): () => void {
  const look = () => void askAgain(hasRun);
  const timer = window.setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Remotes that this page runs and of which another version is live for this player by now. */
export const newerReleases = newer.get;

export const watchNewerReleases = newer.subscribe;
