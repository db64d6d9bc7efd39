import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';
import { npm } from './npm.mjs';
import { step } from './progress.mjs';
import { whenStale } from './stamp.mjs';

const ALL = 'install';

/** Everything that the lock file names, checkers and tests too. */
export const install = () => installed(ALL, []);

/**
 * What building and serving the site takes: the packages of its rooms, without those of the whole project (compilers of types, linters, tests).
 * Where all were installed before, all of them.
 */
export function installToRun() {
  if (existsSync(join(root, '.cache/stamps', ALL))) return install();
  return installed(
    'install-to-run',
    roomsThatRun().flatMap((room) => ['--workspace', room]),
  );
}

/** For a command that needs a checker, or another package that `npm start` alone does not install. @param {string} name @returns {Promise<unknown>} */
export const installFor = async (name) => (existsSync(join(root, 'node_modules', name, 'package.json')) ? undefined : install());

/** Workspaces of what runs; tests in a browser bring packages of their own. */
export const roomsThatRun = () =>
  readdirSync(root).filter((name) => name !== 'e2e' && existsSync(join(root, name, 'package.json')) && name !== 'node_modules');

/**
 * A fresh clone installs exactly what the lock file names (`npm ci`, which refuses a lock that is not whole). An installed tree is brought
 * up to the lock in place: `npm ci` would first delete it, under a server that may be running from it.
 * @param {string} name of the stamp @param {string[]} which workspaces, all and the project itself unless told
 */
function installed(name, which) {
  const what = { name, inputs: ['package-lock.json'], results: ['node_modules/.package-lock.json'] };
  const how = existsSync(join(root, 'node_modules')) ? ['install', '--no-save'] : ['ci'];
  return whenStale(what, () => step('Installing packages', () => npm([...how, ...which, '--no-audit', '--no-fund'])));
}
