import type { BuiltFolders } from '../web/http/built-folders';
import { InPlaceRemotes } from './in-place';

export function isInPlace({ apps }: BuiltFolders, id: string): boolean {
  return new InPlaceRemotes(apps).list().some(({ remote }) => remote.id === id);
}

/** What players have of a remote, to follow 'is' or 'stays': 'on 1.0.0'. A new remote's first share leaves the others without it. */
export function givenWords(folders: BuiltFolders, id: string, version: string | null): string {
  if (version !== null) return `on ${version}`;
  return isInPlace(folders, id) ? 'on what was built in place' : 'without it';
}
