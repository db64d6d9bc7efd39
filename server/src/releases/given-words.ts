import type { BuiltFolders } from '../web/http/built-folders';
import { PreinstalledRemotes } from './preinstalled';

export function isPreinstalled({ apps }: BuiltFolders, id: string): boolean {
  return new PreinstalledRemotes(apps).list().some(({ remote }) => remote.id === id);
}

/** What players have of a remote, to follow 'is' or 'stays': 'on 1.0.0'. A new remote's first share leaves the others without it. */
export function givenWords(folders: BuiltFolders, id: string, version: string | null): string {
  if (version !== null) return `on ${version}`;
  return isPreinstalled(folders, id) ? 'on what was built in place' : 'without it';
}
