import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../site.mjs';

const run = promisify(execFile);

/**
 * Puts circles into a site that does not run yet, in a process of its own so that the measured one starts fresh.
 * @param {import('../site.mjs').BenchSite} site @param {{ groups: number, contests: number, players?: number }} size
 * @returns {Promise<{ viewers: import('./browsers.mjs').Viewer[], games: number[] }>}
 */
export async function filled(site, { groups, contests, players = 30 }) {
  const out = join(site.folder, 'viewers.json');
  await run(process.execPath, [
    join(root, 'tools/bench/scale/fill.mjs'),
    site.folder,
    String(groups),
    String(contests),
    String(players),
    out,
  ]);
  return JSON.parse(readFileSync(out, 'utf8'));
}
