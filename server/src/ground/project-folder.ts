import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder with the built apps in it, from wherever this file was compiled to: `site` of the one file that `npm pack` makes, else the folder
 * of the whole project; the topmost folder where there is neither.
 */
export function projectFolder(from = __dirname): string {
  let folder = from;
  for (;;) {
    // A clone that is just being packed has both.
    if (existsSync(join(folder, 'site/package.json')) && !existsSync(join(folder, 'src'))) return join(folder, 'site');
    if (existsSync(join(folder, 'package-lock.json')) || dirname(folder) === folder) return folder;
    folder = dirname(folder);
  }
}
