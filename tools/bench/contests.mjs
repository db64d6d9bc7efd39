import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { weigh } from './chromium.mjs';
import { fetchRaw, parse } from './raw-read.mjs';
import { demoPlayer, signedInStorage } from './signed-in.mjs';
import { basic, BenchSite } from './site.mjs';
import { root } from '../run/command.mjs';

/**
 * What a remote's team has measured with the others, in the `bench.mjs` of its folder: boards as the demo league has them on its Sunday,
 * at most 15 kB unless `kB` says less, and perhaps what going there from another contest costs.
 *
 * @typedef {{
 *   boards: readonly { name: string, path: string, kB?: number }[],
 *   onward?: { what: string, from: string, ready: string, link: string, then: string },
 * }} RemoteBench
 */

/** @returns {Promise<RemoteBench[]>} */
const benches = () =>
  Promise.all(
    readdirSync(root)
      .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'bench.mjs')))
      .map(async (name) => (await import(pathToFileURL(join(root, name, 'bench.mjs')).href)).default),
  );

/** @param {BenchSite} site @param {RemoteBench['boards']} boards @returns {Promise<import('./table.mjs').Figure[]>} */
async function pages(site, boards) {
  const { username, password } = await demoPlayer(site.url);
  const authorization = basic(username, password);
  /** @type {import('./table.mjs').Figure[]} */
  const figures = [];
  for (const { name, path, kB = 15 } of boards) {
    const whole = await fetchRaw(`${site.url}/api/v1/${path}`, authorization);
    const poll = await fetchRaw(site.url + parse(whole.body, whole.encoding).__delta, authorization);
    figures.push({
      what: `${name}, compressed`,
      value: whole.body.length / 1000,
      unit: 'kB',
      way: 'at most',
      bound: kB,
      note: whole.encoding,
    });
    figures.push({
      what: `${name.replace(/ of .*/, '')}, poll that finds nothing new, with headers`,
      value: poll.body.length + poll.headerBytes,
      unit: 'B',
      way: 'at most',
      bound: 300,
      note: `body ${poll.body.length} B`,
    });
  }
  return figures;
}

/**
 * What a second contest costs: its boards' bytes, and the scripts of going there from the first.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const site = new BenchSite({ POOLHOUSE_CLOCK_RATE: '0' });
  await site.serve('--demo');
  try {
    const storage = await signedInStorage(site.url);
    const remotes = await benches();
    const figures = await pages(
      site,
      remotes.flatMap(({ boards }) => boards),
    );
    for (const { what, from, ready, link, then } of remotes.flatMap(({ onward }) => onward ?? [])) {
      const moved = await weigh(site.url + from, { storage, ready, onward: { link, ready: then } });
      figures.push({
        what,
        value: moved.scriptBytes / 1000,
        unit: 'kB',
        way: 'at most',
        bound: 60,
        note: `${moved.scripts} scripts, brotli, over the wire`,
      });
    }
    return figures;
  } finally {
    await site.stop();
  }
}
