import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { entryUrl } from '../../registry/files';
import { LoadFailure } from '../why/load-failure';
import { runEntry } from './scripts';

/** Remotes by container name; the federation runtime only knows names. */
const known = new Map<string, RegisteredRemote>();
let prepared = false;

/** The container that an entry leaves on the page under its name. */
const container = (name: string) => (window as unknown as Record<string, unknown>)[name];

/** Whether a remote's entry has run: from then on its version cannot change any more in this page. */
export const hasRun = (remote: RegisteredRemote): boolean => container(remote.name) !== undefined;

function prepare(): void {
  if (prepared) return;
  prepared = true;
  registerPlugins([
    {
      name: 'poolhouse-entry',
      async loadEntry({ remoteInfo }) {
        const remote = known.get(remoteInfo.name);
        if (!remote) return undefined;
        if (!hasRun(remote)) await runEntry(remote);
        // Without an answer the runtime would fetch the entry by itself, and unchecked.
        if (!hasRun(remote)) throw new LoadFailure('bad_answer', 'The entry left no container', { url: entryUrl(remote) });
        return container(remote.name) as never;
      },
    },
  ]);
}

/** Loads what a remote exposes under a name, `routes` or a piece's; after a failure, what is missing is fetched again. */
export async function loadExposed(remote: RegisteredRemote, name: string): Promise<unknown> {
  prepare();
  if (known.get(remote.name) !== remote) {
    // Another description of a remote that has not run: the runtime must forget the entry that it knows.
    const force = known.has(remote.name);
    known.set(remote.name, remote);
    registerRemotes([{ name: remote.name, entry: entryUrl(remote), type: 'global' }], { force });
  }
  return loadRemote(`${remote.name}/${name}`);
}

interface Share {
  lib?: unknown;
  loaded?: boolean;
  loading?: Promise<unknown> | null;
}

/** The runtime keeps the failed fetch of a shared module for ever; forgotten, it is fetched again when it is next wanted. */
export function forgetFailedShares(): void {
  const scope = getInstance()?.shareScopeMap.default ?? {};
  for (const versions of Object.values(scope)) {
    for (const share of Object.values(versions) as Share[]) if (!share.lib && !share.loaded) share.loading = null;
  }
}
