import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../run/postgres.mjs';
import { findPostgres } from '../run/programs.mjs';
import { loadTool } from './load.mjs';
import { median } from './median.mjs';
import { league, wrk } from './saves.mjs';
import { BEFORE } from './schedule.mjs';
import { BenchSite, root } from './site.mjs';

const { Client } = createRequire(join(root, 'server/package.json'))('pg');
const SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 16;
const LOOK_MS = 20;

/**
 * Saves on a PostgreSQL that waits for the disk: by one process, and by two that share the contests, with how long the transactions of the
 * two wait for each other's locks.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const bin = findPostgres();
  if (bin === undefined || (await loadTool()) !== 'wrk') return [];
  const server = await startPostgres(bin, { durable: true });
  const site = new BenchSite({ POOLHOUSE_CLOCK: BEFORE, POOLHOUSE_CLOCK_RATE: '0', DATABASE_URL: server.url });
  const watch = new Client({ connectionString: server.url });
  try {
    const { headers, savesOf } = await league(site);
    const first = site.url;
    const second = await site.serve('--empty');
    const lists = /** @type {const} */ ([0, 1]).map((half) => {
      const file = join(site.folder, `paths-${half}`);
      writeFileSync(file, savesOf(half).join('\n'));
      return file;
    });
    await watch.connect();
    /** @param {string[]} urls one for each half of the contests */
    const save = async (urls) => {
      const load = { connections: CONNECTIONS / 2, seconds: SECONDS };
      const runs = await Promise.all(urls.map((url, half) => wrk(url, headers, { ...load, list: lists[half] ?? '' })));
      return runs.reduce((sum, { rate }) => sum + rate, 0);
    };
    await save([first, second]);
    const rounds = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const one = await save([first, first]);
      const looking = lockWaits(watch, pause(SECONDS * 1000));
      const two = await save([first, second]);
      rounds.push({ one, two, waits: await looking });
    }
    return figures(rounds);
  } finally {
    await watch.end().catch(() => {});
    await site.stop();
    await server.stop();
  }
}

/** @param {{ one: number, two: number, waits: number }[]} rounds @returns {import('./table.mjs').Figure[]} */
function figures(rounds) {
  return [
    {
      what: 'PostgreSQL: weeks of picks saved a second by two processes against one, contests apart',
      value: median(rounds.map(({ one, two }) => two / one)),
      unit: '×',
      way: 'at least',
      bound: 0.95,
      note: `${Math.round(median(rounds.map(({ two }) => two)))}/s to ${Math.round(median(rounds.map(({ one }) => one)))}/s; wrk, ${CONNECTIONS} connections`,
    },
    {
      what: "the same: of two processes' transactions waiting for a lock",
      value: median(rounds.map(({ waits }) => waits)) * 100,
      unit: '%',
      way: 'at most',
      bound: 5,
      note: `asked of the server every ${LOOK_MS} ms`,
    },
  ];
}

/**
 * Of all moments of transactions, how many were spent waiting for a lock.
 * @param {any} client
 * @param {Promise<unknown>} until when it is over
 * @returns {Promise<number>} 0 to 1
 */
export async function lockWaits(client, until) {
  let [all, waiting, over] = [0, 0, false];
  const end = () => (over = true);
  void until.then(end, end);
  while (!over) {
    const { rows } = await client.query(
      "select count(*)::int as all, (count(*) filter (where wait_event_type = 'Lock'))::int as waiting from pg_stat_activity where application_name = 'poolhouse' and xact_start is not null",
    );
    all += rows[0].all;
    waiting += rows[0].waiting;
    await pause(LOOK_MS);
  }
  return all === 0 ? 0 : waiting / all;
}
