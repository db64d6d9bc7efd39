import { join } from 'node:path';
import { NOW } from './circles.mjs';
import { median } from './median.mjs';
import { browse, Tally } from './scale/browsers.mjs';
import { filled } from './scale/filled.mjs';
import { Probe, probed } from './scale/probed.mjs';
import { basic, BenchSite, caller } from './site.mjs';

const CONTESTS = 3;
const SCORE_EVERY_MS = 5_000;
const ROUND_MS = 30_000;

/**
 * A Sunday afternoon of so many circles of 30 in three contests each: every browser polls twice a minute, a score comes every five seconds,
 * and reminders go out to who has not picked. The first round is first reads; figures are of the two after it, the event-loop lag of all
 * from the moment the site listens. Simulated are the browsers: one process sends what each would ask for when its time has come, over 256
 * connections, and follows `__delta` without drawing anything.
 * @param {{ groups?: number, browsers?: number }} [size]
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure({ groups = 1000, browsers = 20_000 } = {}) {
  const site = new BenchSite({ POOLHOUSE_CLOCK: new Date(NOW).toISOString(), POOLHOUSE_CLOCK_RATE: '1' });
  const probe = new Probe(join(site.folder, 'probe.json'));
  try {
    const { viewers, games } = await filled(site, { groups, contests: CONTESTS });
    const count = Math.min(browsers, viewers.length);
    const watching = Array.from({ length: count }, (_, n) => Math.floor((n * viewers.length) / count)).flatMap((at) => viewers[at] ?? []);
    await site.command('user', 'add', 'admin@example.org', '--name', 'Ada', '--password', 'bench', '--admin');
    await site.serve('--empty', probed(probe.file));
    await probe.ask();
    const scores = scoring(caller(site, basic('admin@example.org', 'bench')), games);
    const first = new Tally();
    await browse(site.url, watching, { everyMs: ROUND_MS, forMs: ROUND_MS, tally: first });
    const warm = await probe.ask();
    const steady = new Tally();
    const began = performance.now();
    const { late } = await browse(site.url, watching, { everyMs: ROUND_MS, forMs: 2 * ROUND_MS, tally: steady });
    const seconds = (performance.now() - began) / 1000;
    const end = await probe.ask();
    await scores.stop();
    const name = `${groups} circles of 30 × ${CONTESTS} contests, ${watching.length} browsers, a score every 5 s`;
    return [...figures(name, { steady, first, late, seconds }, { warm, end }), saving(scores.times)];
  } finally {
    await site.stop();
  }
}

/**
 * @param {string} name
 * @param {{ steady: Tally, first: Tally, late: number, seconds: number }} browsing
 * @param {Record<'warm' | 'end', Awaited<ReturnType<Probe['ask']>>>} process at the end of the first round, and of all
 * @returns {import('./table.mjs').Figure[]}
 */
function figures(name, { steady, first, late, seconds }, { warm, end }) {
  const core = (end.cpu - warm.cpu) / seconds;
  const rest = `${steady.deltas} deltas, ${steady.wholes} whole, ${steady.unchanged} unchanged; first reads p99 ${first.slowest(0.99).toFixed(0)} ms`;
  return [
    {
      what: `${name}: polls served of those asked`,
      value: (steady.served - late) / steady.asked,
      unit: '×',
      way: 'at least',
      bound: 0.99,
      note: `${Math.round(steady.served / seconds)}/s; ${rest}`,
    },
    {
      what: 'the same: slowest of 100 polls',
      value: steady.slowest(0.99),
      unit: 'ms',
      way: 'at most',
      bound: 100,
      note: `median ${steady.slowest(0.5).toFixed(1)} ms`,
    },
    { what: 'the same: of one core', value: core, unit: '×', way: 'at most', bound: 0.7, note: 'CPU of the whole process' },
    {
      what: 'the same: resident memory',
      value: end.rss / 1e6,
      unit: 'MB',
      way: 'at most',
      bound: 800,
      note: `heap ${Math.round(end.heap / 1e6)} MB`,
    },
    {
      what: 'the same: longest the event loop was held, start and agents included',
      value: Math.max(warm.held, end.held),
      unit: 'ms',
      way: 'at most',
      bound: 50,
      note: `by work of its own; with what others on the machine took ${warm.lag.toFixed(0)} ms in the first round, ${end.lag.toFixed(0)} ms after it, p99 ${end.lag99.toFixed(0)} ms`,
    },
  ];
}

/** How long what is written meanwhile takes, from the start on. @param {readonly number[]} times ms @returns {import('./table.mjs').Figure} */
function saving(times) {
  return {
    what: 'the same: slowest score that is set by hand, start included',
    value: Math.max(...times),
    unit: 'ms',
    note: `of ${times.length}; median ${median(times).toFixed(0)} ms`,
  };
}

/** @param {() => Promise<unknown>} work @returns {Promise<number>} ms */
async function timeOf(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/**
 * Sets another score every few seconds, in one of the games that are on.
 * @param {ReturnType<typeof caller>} call
 * @param {number[]} games
 */
function scoring(call, games) {
  let [n, over] = [0, false];
  /** @type {number[]} */
  const times = [];
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** Why a score was not taken; told at the end, since a promise that nobody awaits would end the whole bench. @type {unknown} */
  let refused;
  const set = () => {
    n += 1;
    const body = {
      id: games[n % 9],
      state: 'in_progress',
      score1: 10 + (n % 40),
      score2: (n * 7) % 41,
      status: 'Q3',
      time_left: '7:30',
      manual: 1,
    };
    last = last
      .then(async () => {
        if (!over) times.push(await timeOf(() => call('POST ad/set_game', { body })));
      })
      .catch((trouble) => {
        refused ??= trouble;
      });
  };
  const timer = setInterval(set, SCORE_EVERY_MS);
  return {
    times,
    stop: async () => {
      over = true;
      clearInterval(timer);
      await last;
      if (refused !== undefined) throw refused;
    },
  };
}
