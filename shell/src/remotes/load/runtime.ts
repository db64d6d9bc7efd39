/**
 * The federation runtime of the page. The shell is an ordinary build that hands its modules to it (docs/decisions/0101), so it comes
 * with the first remote and not before anything can be drawn.
 */
import * as runtimeCore from '@module-federation/runtime-core';
import type { RegisteredRemote } from '@poolhouse/contract/remote';
import { entryUrl } from '../../registry/files';
import { LoadFailure } from '../why/load-failure';
import { container, hasRun } from './container';
import { runEntry } from './scripts';
import { shares } from './shares';

/** Remotes by container name; the federation runtime only knows names. */
const known = new Map<string, RegisteredRemote>();

// Remotes are built without a runtime of their own and take this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const host = new runtimeCore.ModuleFederation({
  name: 'shell',
  id: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: shares,
  plugins: [
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
  ],
});
runtimeCore.setGlobalFederationInstance(host);

export function loadFrom(remote: RegisteredRemote, name: string): Promise<unknown> {
  if (known.get(remote.name) !== remote) {
    // Another description of a remote that has not run: the runtime must forget the entry that it knows.
    const force = known.has(remote.name);
    known.set(remote.name, remote);
    host.registerRemotes([{ name: remote.name, entry: entryUrl(remote), type: 'global' }], { force });
  }
  return host.loadRemote(`${remote.name}/${name}`);
}

interface Share {
  lib?: unknown;
  loaded?: boolean;
  loading?: Promise<unknown> | null;
}

export function forgetFailedShares(): void {
  for (const versions of Object.values(host.shareScopeMap.default ?? {})) {
    for (const share of Object.values(versions) as Share[]) if (!share.lib && !share.loaded) share.loading = null;
  }
}
