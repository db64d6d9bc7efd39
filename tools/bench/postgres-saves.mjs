import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LOOK_MS, lockWaits, onDurablePostgres } from './durable-postgres.mjs';
import { loadTool } from './load.mjs';
import { median } from './median.mjs';
import { league, wrk } from './saves.mjs';

const SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 16;

/**
 * Saves on a PostgreSQL that waits for the disk: by one process, and by two that share the contests, with how long the transactions of the
 * two wait for each other's locks.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  if ((await loadTool()) !== 'wrk') return [];
  return onDurablePostgres(async ({ site, watch }) => {
    const { headers, savesOf } = await league(site);
    const first = site.url;
    const second = await site.serve('--empty');
    const lists = /** @type {const} */ ([0, 1]).map((half) => {
      const file = join(site.folder, `paths-${half}`);
      writeFileSync(file, savesOf(half).join('\n'));
      return file;
    });
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
  });
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
