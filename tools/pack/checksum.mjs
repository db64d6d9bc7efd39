/** The checksum of the one file, beside it, as `sha256sum --check` and `poolhouse upgrade` read it. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../run/command.mjs';

/**
 * Written once npm has packed; nothing where it packed nothing (`--dry-run`).
 * @param {NodeJS.ProcessEnv} said by npm to its scripts: where it was called, and where to it packs
 * @returns {string | undefined} the file with the checksum
 */
export function writeChecksum({ INIT_CWD: from = join(root, 'server'), npm_config_pack_destination: to = '.' }) {
  const { version } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));
  const name = `poolhouse-${version}.tgz`;
  const file = join(resolve(from, to), name);
  if (!existsSync(file)) return undefined;
  writeFileSync(`${file}.sha256`, `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${name}\n`);
  return `${file}.sha256`;
}
