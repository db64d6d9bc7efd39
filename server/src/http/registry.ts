import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInRemotes, type BuiltFolders } from './built-folders';

/**
 * The registry that the shell asks for: what was released, or, where nothing was, the remotes as built in place. `base` is
 * the address of the version's folder; the other files of a remote are named relative to it.
 */
export function registryJson(folders: BuiltFolders): string {
  const released = join(folders.releases, 'registry.json');
  if (existsSync(released)) return readFileSync(released, 'utf8');
  const remotes = builtInRemotes(folders.apps).map(({ remote }) => ({ ...remote, base: `/remotes/${remote.id}/${remote.version}/` }));
  return JSON.stringify({ remotes });
}
