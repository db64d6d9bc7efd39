import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find((file) => existsSync(file));

/** @returns {string | undefined} */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  return onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome');
}

/** The folder of PostgreSQL's programs; Debian keeps them off the path, one folder a version. @returns {string | undefined} */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => join(debian, version, 'bin')).find((dir) => existsSync(join(dir, 'initdb')));
  return found ?? onPath('initdb')?.replace(/\/initdb$/, '');
}
