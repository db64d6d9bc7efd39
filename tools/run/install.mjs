import { run } from './command.mjs';
import { step } from './progress.mjs';
import { whenStale } from './stamp.mjs';

/** `npm install` and not `npm ci`: from the same lock it is as exact, and it works where a mirror lacks other platforms' binaries. */
export function install() {
  const what = { name: 'install', inputs: ['package-lock.json'], results: ['node_modules/.package-lock.json'] };
  return whenStale(what, () => step('Installing packages', () => run('npm', ['install', '--no-audit', '--no-fund', '--no-save'])));
}
