import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../run/postgres.mjs';
import { findPostgres } from '../run/programs.mjs';
import { BEFORE } from './schedule.mjs';
import { BenchSite, root } from './site.mjs';

export const { Client } = createRequire(join(root, 'server/package.json'))('pg');

/** How often the server is asked for its transactions. */
export const LOOK_MS = 20;

/** @typedef {{ bin: string, url: string, site: BenchSite, watch: any }} Durable `bin`: PostgreSQL's programs; `watch`: a client beside the site's own */

/**
 * Measures a site whose PostgreSQL waits for the disk; nothing where none is installed.
 * @param {(durable: Durable) => Promise<import('./table.mjs').Figure[]>} measure
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function onDurablePostgres(measure) {
  const bin = findPostgres();
  if (bin === undefined) return [];
  const server = await startPostgres(bin, { durable: true });
  const site = new BenchSite({ POOLHOUSE_CLOCK: BEFORE, POOLHOUSE_CLOCK_RATE: '0', DATABASE_URL: server.url });
  const watch = new Client({ connectionString: server.url });
  try {
    await watch.connect();
    return await measure({ bin, url: server.url, site, watch });
  } finally {
    await watch.end().catch(() => {});
    await site.stop();
    await server.stop();
  }
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
