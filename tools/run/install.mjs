import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './command.mjs';
import { step } from './progress.mjs';
import { whenStale } from './stamp.mjs';

/**
 * A fresh clone installs exactly what the lock file names (`npm ci`, which refuses a lock that is not whole). An installed tree is brought
 * up to the lock in place: `npm ci` would first delete it, under a server that may be running from it.
 */
export function install() {
  const what = { name: 'install', inputs: ['package-lock.json'], results: ['node_modules/.package-lock.json'] };
  const how = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  return whenStale(what, () => step('Installing packages', () => run('npm', [...how, '--no-audit', '--no-fund'])));
}
