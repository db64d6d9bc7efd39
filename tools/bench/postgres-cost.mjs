import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, LOOK_MS, lockWaits, onDurablePostgres } from './durable-postgres.mjs';
import { median } from './median.mjs';
import { canTellCpu, cpuOf, cpuOfChildren } from './process-cpu.mjs';
import { league } from './saves.mjs';

const run = promisify(execFile);
const BENCH_SECONDS = 3;
const REST_SECONDS = 5;
const ROUNDS = 3;
/** So many that what a process does at rest weighs little, however busy the machine. */
const SAVES = 800;
/** Of each process, before anything is counted. */
const WARM_UP = 800;
/** To each process that is asked, so that what arrives together is as much for four as for one. */
const CONNECTIONS = 8;
/** Contests of the league, hence the most processes that can be kept apart by contest. */
const PARTS = 4;

/** @typedef {{ saves: number, node: number, database: number, flushes: number, waits: number }} Round CPU in ms a save, saves a second */
/** @typedef {{ one: Round, four: Round, bench: number }} Measured */
/** @typedef {{ site: import('./site.mjs').BenchSite, watch: any, postmaster: number, rest: { node: number, database: number } }} Counted */

/**
 * What a week of picks costs that is saved on a PostgreSQL which waits for the disk: CPU and flushes, which a busy machine does not change much, and
 * how many there are a second beside pgbench in the same run.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  if (!canTellCpu()) return [];
  return onDurablePostgres(async ({ bin, url, site, watch }) => {
    const { headers, partsOf } = await league(site);
    const urls = [site.url];
    while (urls.length < PARTS) urls.push(await site.serve('--empty'));
    const lists = partsOf(PARTS);
    const { rows } = await watch.query("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid");
    const counted = { site, watch, postmaster: rows[0].pid, rest: { node: 0, database: 0 } };
    const from = (/** @type {number} */ processes, saves = SAVES) =>
      saveAll(
        counted,
        { headers, lists, each: saves / PARTS, connections: (CONNECTIONS * processes) / PARTS },
        (part) => urls[part % processes] ?? site.url,
      );
    const benched = await pgbench(bin, url);
    await from(PARTS, WARM_UP * PARTS);
    counted.rest = await atRest(counted);
    const rounds = [];
    for (let n = 0; n < ROUNDS; n += 1) rounds.push({ one: await from(1), four: await from(PARTS), bench: await benched() });
    return figures(rounds);
  });
}

/** @param {Measured[]} rounds @returns {import('./table.mjs').Figure[]} */
function figures(rounds) {
  const of = (/** @type {(round: Measured) => number} */ pick) => median(rounds.map(pick));
  const load = `load ${loadavg()[0]?.toFixed(1)}`;
  return [
    ...costs(of, load),
    {
      what: "four processes' transactions waiting for a lock",
      value: of(({ four }) => four.waits) * 100,
      unit: '%',
      way: 'at most',
      bound: 2,
      note: `asked of the server every ${LOOK_MS} ms`,
    },
    {
      what: "saves a second against pgbench -N with 8 clients, load's own CPU included",
      value: of(({ one, bench }) => one.saves / bench),
      unit: '×',
      way: 'at least',
      bound: 0.5,
      note: `${Math.round(of(({ one }) => one.saves))}/s to ${Math.round(of(({ bench }) => bench))}/s; ${load}`,
    },
    {
      what: 'flushes of the log a save, one process',
      value: of(({ one }) => one.flushes),
      unit: '×',
      note: `four processes ${of(({ four }) => four.flushes).toFixed(2)}`,
    },
  ];
}

/** @param {(pick: (round: Measured) => number) => number} of @param {string} load @returns {import('./table.mjs').Figure[]} */
function costs(of, load) {
  const cpu = (/** @type {Round} */ { node, database }) => node + database;
  const us = (/** @type {(round: Measured) => number} */ pick) => `${Math.round(of(pick) * 1000)} µs`;
  return [
    {
      what: 'PostgreSQL: CPU a saved week of picks, Node and database together',
      value: of(({ one }) => cpu(one)) * 1000,
      unit: 'µs',
      way: 'at most',
      bound: 1500,
      note: `Node ${us(({ one }) => one.node)}, database ${us(({ one }) => one.database)}; ${CONNECTIONS} connections a process, what they use at rest taken off, ${load}`,
    },
    {
      what: 'the same by four processes against one, contests apart',
      value: of(({ one, four }) => cpu(four) / cpu(one)),
      unit: '×',
      way: 'at most',
      bound: 1.1,
      note: `Node ${us(({ four }) => four.node)}, database ${us(({ four }) => four.database)}; ${load}`,
    },
  ];
}

/**
 * Saves weeks of picks, the contests' lists side by side.
 * @param {Counted} counted
 * @param {{ headers: Record<string, string>, lists: string[][], each: number, connections: number }} load `each` and `connections` of each list
 * @param {(part: number) => string} urlOf
 * @returns {Promise<Round>}
 */
async function saveAll(counted, { headers, lists, each, connections }, urlOf) {
  const before = await usedBy(counted);
  const began = performance.now();
  const saving = Promise.all(lists.map((list, part) => saveList(urlOf(part), { headers, list, connections, count: each })));
  const [, waits] = await Promise.all([saving, lockWaits(counted.watch, saving)]);
  const seconds = (performance.now() - began) / 1000;
  const after = await usedBy(counted);
  const count = each * lists.length;
  const of = (/** @type {'node' | 'database'} */ key) => (after[key] - before[key] - counted.rest[key] * seconds) / count;
  return { saves: count / seconds, node: of('node'), database: of('database'), flushes: (after.flushes - before.flushes) / count, waits };
}

/** CPU so far, ms, and flushes of the log. @param {Counted} counted */
async function usedBy({ site, watch, postmaster }) {
  return {
    node: site.pids.reduce((sum, pid) => sum + cpuOf(pid), 0),
    database: cpuOfChildren(postmaster),
    flushes: Number((await watch.query('select wal_sync from pg_stat_wal')).rows[0].wal_sync),
  };
}

/** What all of it uses while nobody saves, ms a second: on a busy machine saves are few, and each would carry much of it. @param {Counted} counted */
async function atRest(counted) {
  const before = await usedBy(counted);
  await pause(REST_SECONDS * 1000);
  const after = await usedBy(counted);
  return { node: (after.node - before.node) / REST_SECONDS, database: (after.database - before.database) / REST_SECONDS };
}

/**
 * Asks for the paths of a list one after the other, on some connections.
 * @param {string} url @param {{ headers: Record<string, string>, list: string[], connections: number, count: number }} load
 */
async function saveList(url, { headers, list, connections, count }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const one = async () => {
    while (next < count) {
      const path = list[next++ % list.length] ?? '';
      const status = await new Promise((resolve, reject) => {
        get(url + path, { agent, headers }, (answer) => answer.resume().once('end', () => resolve(answer.statusCode))).once(
          'error',
          reject,
        );
      });
      if (status !== 200) throw new Error(`${url}${path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
}

/** PostgreSQL's own measure on the same server. @param {string} bin @param {string} url @returns {Promise<() => Promise<number>>} transactions a second */
async function pgbench(bin, url) {
  const program = join(bin, 'pgbench');
  const target = new URL(url);
  const words = ['-h', target.hostname, '-p', target.port, '-U', target.username];
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query('create database pgbench');
  await admin.end();
  await run(program, [...words, '-i', '-q', '-s', '10', 'pgbench']);
  return async () => {
    const { stdout } = await run(program, [...words, '-N', '-c', '8', '-j', '2', '-T', String(BENCH_SECONDS), 'pgbench']);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  };
}
