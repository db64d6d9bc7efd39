/** What lies beside the program in the one file that `npm pack` makes in server/: the built apps, and what it says of itself. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apps } from '../run/build.mjs';
import { root, run } from '../run/command.mjs';
import { notices } from './notices.mjs';

const site = join(root, 'server/site');

export const clearSite = () => rmSync(site, { recursive: true, force: true });

/** Lays the builds of the apps as they lie in a clone, so that the server finds them in the same way. */
export async function laySite() {
  clearSite();
  for (const app of apps()) {
    cpSync(join(root, app, 'dist'), join(site, app, 'dist'), { recursive: true, filter: (file) => !/\.map(\.br|\.gz)?$/.test(file) });
  }
  mkdirSync(site, { recursive: true });
  const { version } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));
  writeFileSync(
    join(site, 'package.json'),
    `${JSON.stringify({ name: 'poolhouse-site', version, private: true, commit: await commit() })}\n`,
  );
  writeFileSync(join(site, 'LICENCES.txt'), notices());
}

/** What is packed from a folder that is no clone names no commit; nor does one with changes, which are in none. */
const commit = () =>
  run('git', ['status', '--porcelain'])
    .then((changes) => (changes.trim() === '' ? run('git', ['rev-parse', '--short=12', 'HEAD']) : ''))
    .then(
      (said) => said.trim(),
      () => '',
    );
