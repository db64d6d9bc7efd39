import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the whole project, from wherever this file was compiled to; the topmost folder where there is none. */
export function projectFolder(): string {
  let folder = __dirname;
  while (!existsSync(join(folder, 'package-lock.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
