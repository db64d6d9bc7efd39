import { execFile } from 'node:child_process';
import { closeSync, fdatasyncSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadTool } from './load.mjs';
import { median } from './median.mjs';
import { BEFORE, SEASON, seasonCsv } from './schedule.mjs';
import { BenchSite, root } from './site.mjs';
import { serveWithSeason } from './with-season.mjs';

const run = promisify(execFile);
const ENTRIES = 40;
const SECONDS = 4;
const script = join(root, 'tools/bench/saves/paths.lua');

/**
 * Saves of a whole week's picks against what the same disk can keep, and what polls feel of them, SQLite.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  if ((await loadTool()) !== 'wrk') return [];
  const site = new BenchSite({ POOLHOUSE_CLOCK: BEFORE, POOLHOUSE_CLOCK_RATE: '0', ...databaseOf(process.env) });
  try {
    const { headers, saves, poll } = await league(site);
    const list = join(site.folder, 'paths');
    writeFileSync(list, saves.join('\n'));
    await wrk(site.url, headers, { connections: 32, seconds: 2, list });
    /** @type {{ disk: number, rate: number, quiet: number, busy: number }[]} */
    const rounds = [];
    for (let n = 0; n < 3; n += 1) {
      const disk = syncsPerSecond(join(site.folder, 'sync'));
      const { rate } = await wrk(site.url, headers, { connections: 32, seconds: SECONDS, list });
      const quiet = await wrk(site.url + poll, headers, { connections: 4, seconds: 2 });
      const saving = wrk(site.url, headers, { connections: 8, seconds: SECONDS, list });
      const busy = await wrk(site.url + poll, headers, { connections: 4, seconds: 2 });
      await saving;
      rounds.push({ disk, rate, quiet: quiet.p99, busy: busy.p99 });
    }
    return figures(rounds);
  } finally {
    await site.stop();
  }
}

/** @param {Record<'disk' | 'rate' | 'quiet' | 'busy', number>[]} rounds @returns {import('./table.mjs').Figure[]} */
function figures(rounds) {
  const of = (/** @type {'disk' | 'rate' | 'quiet' | 'busy'} */ key) => median(rounds.map((round) => round[key]));
  return [
    {
      what: "weeks of picks saved a second against the disk's fdatasync a second",
      value: median(rounds.map(({ rate, disk }) => rate / disk)),
      unit: '×',
      way: 'at least',
      bound: 0.4,
      note: `${Math.round(of('rate'))}/s to ${Math.round(of('disk'))}/s; wrk, 32 connections, median of 3`,
    },
    {
      what: 'slowest of 100 polls while 8 connections save, against quiet',
      value: median(rounds.map(({ quiet, busy }) => busy / quiet)),
      unit: '×',
      way: 'at most',
      bound: 5,
      note: `${of('busy').toFixed(1)} ms to ${of('quiet').toFixed(1)} ms`,
    },
  ];
}

/** BENCH_DATABASE_URL measures PostgreSQL instead. @param {NodeJS.ProcessEnv} env @returns {Record<string, string>} */
function databaseOf({ BENCH_DATABASE_URL: url }) {
  return url ? { DATABASE_URL: url } : {};
}

/**
 * Four contests of ten entries before the first kick-off. `saves` are calls, each of which changes all five picks of an entry.
 * @param {BenchSite} site
 */
export async function league(site) {
  const { authorization, call } = await serveWithSeason(site, seasonCsv(), { season: SEASON });
  const { users } = await call('GET ad/pagedata');
  const ids = [];
  const contests = [];
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    const contest = await call('POST ad/add_contest', { body: { contest_type: 'football', name, year: SEASON } });
    contests.push(contest.id);
    for (let n = 0; n < ENTRIES / 4; n += 1) {
      const body = { contest_id: contest.id, user_id: users.data[0].id, entry_name: `${name} ${n + 1}` };
      ids.push((await call('POST ad/add_contest_entry', { body })).id);
    }
  }
  const { events } = await call('GET football/makepicksdata', { query: { entry_id: ids[0] } });
  /** @type {string[]} */
  const saves = [];
  // Every save changes all five picks of its entry, so none is spared its work.
  for (let round = 0; round < 6; round += 1) {
    for (const id of ids) saves.push(savePath(id, events.data.slice(0, 16), round));
  }
  const page = `/api/v1/football/pagedata?contest_id=${contests[0]}`;
  /** Those of the contests of one half, for processes that share the work. @param {0 | 1} half */
  const savesOf = (half) => saves.filter((_, n) => Math.floor((n % ids.length) / (ENTRIES / 2)) === half);
  /** The same for so many processes, which divides the number of contests. @param {number} parts */
  const partsOf = (parts) =>
    Array.from({ length: parts }, (_, part) => saves.filter((_save, n) => Math.floor((n % ids.length) / (ENTRIES / parts)) === part));
  return { headers: { authorization, 'x-application-id': 'bench' }, saves, savesOf, partsOf, poll: page };
}

/** @param {number} entry @param {{ ID: number, Pick1: string, Pick2: string }[]} games @param {number} round */
function savePath(entry, games, round) {
  const query = new URLSearchParams({ entry_id: String(entry) });
  for (let slot = 1; slot <= 5; slot += 1) {
    const game = games[(round + slot * 3) % games.length];
    if (!game) throw new Error('the bench has no games');
    query.set(`pick${slot}`, round % 2 === 0 ? game.Pick1 : game.Pick2);
    query.set(`event_id${slot}`, String(game.ID));
  }
  return `/api/v1/football/makepicks?${query}`;
}

/**
 * @param {string} url @param {Record<string, string>} headers
 * @param {{ connections: number, seconds: number, list?: string }} load
 * @returns {Promise<{ rate: number, p99: number }>} answers a second, and ms
 */
export async function wrk(url, headers, { connections, seconds, list }) {
  const words = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run(
    'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...words, ...(list ? ['-s', script] : []), url],
    { env: { ...process.env, BENCH_PATHS: list ?? '' } },
  );
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered errors:\n${stdout}`);
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(value) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1),
  };
}

/** How often a second 4 kB reach the disk for sure. @param {string} file */
function syncsPerSecond(file) {
  const handle = openSync(file, 'w');
  const page = Buffer.alloc(4096, 1);
  let n = 0;
  const began = performance.now();
  for (; performance.now() - began < 1000; n += 1) {
    writeSync(handle, page, 0, page.length, (n % 256) * page.length);
    fdatasyncSync(handle);
  }
  closeSync(handle);
  rmSync(file);
  return n;
}
