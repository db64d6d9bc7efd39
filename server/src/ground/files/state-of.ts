import { statSync } from 'node:fs';

/** Which content a file has, without reading it: it changes whenever the file was replaced or written. '' where there is none. */
export function stateOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.ino}:${found.mtimeMs}:${found.size}` : '';
}
