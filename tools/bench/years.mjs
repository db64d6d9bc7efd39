import { YearsSite } from './years/site.mjs';

const ROUNDS = 8;
const YEARS = 10;
/** Circles of the demo beside its own; it has thirteen contests. */
const MANY = 7;
const HISTORY_KB = 15;

/** What players look at of this year, of every contest of the demo's first circle. */
const PAGES = [
  'utils/home',
  'football/pagedata?contest_id=1',
  'football/season?contest_id=1',
  'football/makepicksdata?contest_id=1',
  'football/footballwins_pagedata?contest_id=6',
  'football/footballwins_season?contest_id=6',
  'underdogs/pagedata?contest_id=7',
  'golf/pagedata?contest_id=8',
  'golf/makepicksdata?contest_id=8',
  'bbauction/pagedata?contest_id=10',
  'bbsquares/pagedata?contest_id=12',
];

/** What is longer with each year. */
const HISTORY = ['football/alltimeview?contest_id=1', 'bbsquares/history?contest_id=12', 'utils/years'];

/**
 * Of each page the least CPU of all rounds, ms, and what it brings, on two sites in turns.
 * @param {YearsSite} one @param {YearsSite} other @param {readonly string[]} paths
 */
async function pages(one, other, paths) {
  const least = paths.map(() => [Infinity, Infinity]);
  const bytes = paths.map(() => [0, 0]);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, site] of [one, other].entries()) {
      await site.change();
      for (const [n, path] of paths.entries()) {
        const read = await site.read(path);
        // In the first round code is cold.
        if (round > 0 && least[n] && bytes[n]) [least[n][at], bytes[n][at]] = [Math.min(least[n][at] ?? Infinity, read.cpu), read.bytes];
      }
    }
  }
  return paths.map((path, n) => ({ path, cpu: least[n] ?? [], bytes: bytes[n] ?? [] }));
}

const nameOf = (/** @type {string} */ path) => path.replace(/\?.*/, '');
const ratio = (/** @type {number[]} */ [one = 1, other = 1]) => other / one;

/** @typedef {Awaited<ReturnType<typeof pages>>} Pages */

const cost = (/** @type {readonly number[]} */ [before = 0, after = 0]) => `${after.toFixed(1)} ms to ${before.toFixed(1)} ms`;

/** What the pages of this year cost, against the first year's. @param {string} what @param {Pages} now @returns {import('./table.mjs').Figure[]} */
function grown(what, now) {
  const sum = (/** @type {number} */ at) => now.reduce((all, { cpu }) => all + (cpu[at] ?? 0), 0);
  const slowest = now.toSorted((a, b) => ratio(b.cpu) - ratio(a.cpu))[0];
  const within = { unit: '×', way: /** @type {const} */ ('at most'), bound: 1.2 };
  return [
    {
      what: `${what}: all boards, seasons and home, against one year`,
      value: sum(1) / sum(0),
      ...within,
      note: `${cost([sum(0), sum(1)])} of CPU, least of ${ROUNDS} rounds`,
    },
    {
      what: `${what}: the page that grew most, against one year`,
      value: slowest ? ratio(slowest.cpu) : 0,
      ...within,
      note: slowest ? `${nameOf(slowest.path)}, ${cost(slowest.cpu)}` : '',
    },
  ];
}

/** @param {string} what @param {Pages} history @returns {import('./table.mjs').Figure} */
function longest(what, history) {
  const kB = history.map(({ path, cpu, bytes }) => ({ name: nameOf(path), cpu, kB: (bytes[1] ?? 0) / 1000 }));
  return {
    what: `${what}: longest page of history, compressed`,
    value: Math.max(...kB.map((page) => page.kB)),
    unit: 'kB',
    way: 'at most',
    bound: HISTORY_KB,
    note: kB.map((page) => `${page.name} ${page.kB.toFixed(1)} kB, ${cost(page.cpu)}`).join('; '),
  };
}

/** @param {number} circles beside the demo's own @returns {Promise<import('./table.mjs').Figure[]>} */
async function sites(circles) {
  const [one, ten] = [await YearsSite.of({ circles, seasons: 0 }), await YearsSite.of({ circles, seasons: YEARS - 1 })];
  try {
    const [now, history] = [await pages(one, ten, PAGES), await pages(one, ten, HISTORY)];
    const pools = ten.ask('select count(*) as n from contests');
    const what = `${ten.ask('select count(*) as n from contests where year = (select year from contests where id = 1)')} pools a year, ${YEARS} years`;
    const size = `a pool and year; ${ten.size().toFixed(0)} MB in all`;
    return [
      ...grown(what, now),
      longest(what, history),
      { what: `${what}: the database`, value: (ten.size() * 1000) / pools, unit: 'kB', note: size },
    ];
  } finally {
    await one.stop();
    await ten.stop();
  }
}

/** Ten years of one circle, and of many. @returns {Promise<import('./table.mjs').Figure[]>} */
export async function measure() {
  return [...(await sites(0)), ...(await sites(MANY))];
}
