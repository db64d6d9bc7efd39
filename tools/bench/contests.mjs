import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run/command.mjs';
import { weigh } from './chromium.mjs';
import { fetchRaw, parse } from './raw-read.mjs';
import { demoPlayer, signedInStorage } from './signed-in.mjs';
import { basic, BenchSite, caller } from './site.mjs';

/**
 * What a remote's team has measured with the others, in the `bench.mjs` of its folder: boards as the demo league has them on its Sunday,
 * at most 15 kB unless `kB` says less, perhaps what one final result costs a poll, with a game of the page's `events` that is on at an
 * instant, and perhaps what going there from another contest costs.
 *
 * @typedef {{
 *   boards: readonly { name: string, path: string, kB?: number }[],
 *   result?: { name: string, path: string, at: string, kB: number, bytes: number },
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
 * What a board in play weighs, and what a poll brings when one of its games ends, entered by hand while the clock stands. Moves the clock, so it comes last.
 * @param {BenchSite} site @param {NonNullable<RemoteBench['result']>} wanted @returns {Promise<import('./table.mjs').Figure[]>}
 */
async function result(site, { name, path, at, kB, bytes }) {
  const { username, password } = await demoPlayer(site.url);
  const authorization = basic(username, password);
  const desk = caller(site, basic('casey', 'poolhouse'));
  await desk('POST practice/clock', { body: { now: at, rate: 0 } });
  const whole = await fetchRaw(`${site.url}/api/v1/${path}`, authorization);
  const page = parse(whole.body, whole.encoding);
  /** @type {{ ID: number, state: string, score1: number, score2: number }[]} */
  const events = page.data.events.data;
  const game = events.find(({ state, score1, score2 }) => state === 'in_progress' && score1 !== score2);
  if (!game) throw new Error(`No game is on at ${at}.`);
  await desk('POST ad/set_game', { body: { id: game.ID, state: 'final', score1: game.score1, score2: game.score2 } });
  const delta = await fetchRaw(site.url + page.__delta, authorization);
  const told = parse(delta.body, delta.encoding).data?.events?.data ?? [];
  if (!told.some((/** @type {{ ID: number, state: string }} */ row) => row.ID === game.ID && row.state === 'final'))
    throw new Error('The poll does not bring the result.');
  const way = /** @type {const} */ ('at most');
  return [
    { what: `${name} in play, compressed`, value: whole.body.length / 1000, unit: 'kB', way, bound: kB, note: whole.encoding },
    { what: `${name}, one result, compressed`, value: delta.body.length, unit: 'B', way, bound: bytes, note: delta.encoding },
  ];
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
    for (const { result: wanted } of remotes) if (wanted) figures.push(...(await result(site, wanted)));
    return figures;
  } finally {
    await site.stop();
  }
}
