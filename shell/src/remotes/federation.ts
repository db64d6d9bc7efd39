import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '../registry/registry.types';
import { entryUrl, runEntry } from './entry-script';

/** Remotes by container name; the federation runtime only knows names. */
const known = new Map<string, Remote>();
let prepared = false;

/** The container that an entry leaves on the page under its name. */
const container = (name: string) => (window as unknown as Record<string, unknown>)[name];

function prepare(): void {
  if (prepared) return;
  prepared = true;
  registerPlugins([
    {
      name: 'poolhouse-entry',
      async loadEntry({ remoteInfo }) {
        const remote = known.get(remoteInfo.name);
        if (!remote) return undefined;
        if (!container(remote.name)) await runEntry(remote);
        return container(remote.name) as never;
      },
    },
  ]);
}

/**
 * Loads what a remote exposes as `./routes`.
 * @param again forgets what an earlier, failed attempt left in the runtime
 */
export async function loadExposed(remote: Remote, again: boolean): Promise<unknown> {
  prepare();
  if (again || !known.has(remote.name)) {
    known.set(remote.name, remote);
    registerRemotes([{ name: remote.name, entry: entryUrl(remote), type: 'global' }], { force: again });
  }
  return loadRemote(`${remote.name}/routes`);
}
