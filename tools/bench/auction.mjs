import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { loadTool, requestsPerSecond } from './load.mjs';
import { demoPlayer } from './signed-in.mjs';
import { basic, BenchSite, caller, root } from './site.mjs';
import { open } from './streams.mjs';

const OWNERS = ['rusty', 'priya', 'gus', 'marcus', 'theo', 'ingrid', 'dana', 'walt'];
const SECONDS = 15;
/** As many as a user may have. */
const STREAMS_OF_ONE = 4;
const VIEWERS = 200;
const ROUNDS = 3;
const ROUND_SECONDS = 3;
/** The evening of the demo's second auction. */
const EVENING = '2026-03-18T00:30:00Z';
const WHERE = { year: 2026, group: 2 };
const PAGE = '/api/v1/bbauction/auction_data?year=2026&group=2';

/** @param {readonly number[]} numbers @param {number} share */
const at = (numbers, share) => [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? NaN;

/** The demo's second auction on its evening: its desk, and two who outbid each other. */
class Auction {
  /** What is sold just now. @type {unknown} */
  lot;
  price = 0;

  /** @param {BenchSite} site @param {string} password */
  constructor(site, password) {
    const [desk, ...bidders] = ['casey', 'priya', 'gus'].map((name) => caller(site, basic(name, password)));
    this.desk = desk ?? caller(site, '');
    this.bidders = bidders;
  }

  async comeEvening() {
    await this.desk('POST practice/clock', { body: { now: EVENING, rate: 0 } });
  }

  async begin() {
    await this.comeEvening();
    await this.desk('POST bbauction/settings', { body: { ...WHERE, budget: null, clock_open: 600, clock_reset: 120, auto_next: 0 } });
    await this.desk('POST bbauction/resume', { body: WHERE });
    await this.next();
  }

  /** The next lot, with a first bid. */
  async next() {
    const { current_team: lot } = await this.desk('POST bbauction/update_config', { body: { ...WHERE, current_team: 0 } });
    this.lot = lot;
    this.price = 0;
    await this.bid();
  }

  async bid() {
    this.price += 1;
    await this.bidders[this.price % 2]?.('POST bbauction/bid', { body: { ...WHERE, lot: this.lot, amount: this.price } });
  }

  /** Readies a sale to whoever bids most; the answer sells. */
  async sale() {
    const { high: price, high_id: owner } = (await this.desk('GET bbauction/auction_data', { query: WHERE })).block.data[0];
    return () => this.desk('GET bbauction/buy_team', { query: { ...WHERE, owner: String(owner), team_id: this.lot, price } });
  }
}

/**
 * What an act weighs on a screen that is up to date, bytes.
 * @param {BenchSite} site @param {string} authorization
 */
async function scale(site, authorization) {
  let delta = parseDelta(await (await fetch(site.url + PAGE, headersOf(authorization))).text());
  const read = async () => {
    const text = await (await fetch(site.url + delta, headersOf(authorization))).text();
    delta = parseDelta(text) ?? delta;
    return text;
  };
  return async (/** @type {() => Promise<unknown>} */ act) => {
    await read();
    await act();
    return Buffer.byteLength(await read());
  };
}

/** The owners, and as many others as it takes; they are added while no server runs. @param {BenchSite} site @param {string} password */
async function everybody(site, password) {
  const out = join(site.folder, 'viewers.json');
  const more = VIEWERS / STREAMS_OF_ONE - OWNERS.length;
  await promisify(execFile)(process.execPath, [join(root, 'tools/bench/auction-viewers.mjs'), site.folder, String(more), out]);
  return [...OWNERS.map((name) => basic(name, password)), .../** @type {string[]} */ (JSON.parse(readFileSync(out, 'utf8')))];
}

/** One after the other: a site checks only so many passwords at a time. @param {BenchSite} site @param {readonly string[]} viewers */
async function streamsOf(site, viewers) {
  const streams = [];
  for (const authorization of viewers) {
    const since = parseDelta(await (await fetch(site.url + PAGE, headersOf(authorization))).text());
    for (let n = 0; n < STREAMS_OF_ONE; n += 1) streams.push(await open(site.url, { authorization, delta: since }));
  }
  return streams;
}

/**
 * How late a bid a second is on each of the screens, ms after it was acknowledged.
 * @param {Awaited<ReturnType<typeof streamsOf>>} streams @param {() => Promise<unknown>} bid
 */
async function lateness(streams, bid) {
  /** @type {number[]} */
  const late = [];
  for (let second = 0; second < SECONDS; second += 1) {
    const began = performance.now();
    await bid();
    const acknowledged = performance.now();
    await Promise.all(streams.map((stream) => stream.next(acknowledged)));
    late.push(...streams.map((stream) => Math.max(0, stream.at - acknowledged)));
    await pause(Math.max(0, 1000 - (performance.now() - began)));
  }
  return late;
}

/** @param {number[]} late ms @param {{ bidBytes: number, saleBytes: number }} deltas @returns {import('./table.mjs').Figure[]} */
const bidFigures = (late, { bidBytes, saleBytes }) => [
  {
    what: `a bid on ${VIEWERS} screens, a bid a second: slowest of 20`,
    value: at(late, 0.95),
    unit: 'ms',
    way: 'at most',
    bound: 250,
    note: `median ${at(late, 0.5).toFixed(0)} ms, slowest ${at(late, 1).toFixed(0)} ms after it was acknowledged; ${VIEWERS} × ${SECONDS}`,
  },
  { what: "a bid's delta", value: bidBytes, unit: 'B', way: 'at most', bound: 600, note: 'not compressed' },
  { what: "a sale's delta", value: saleBytes, unit: 'B', way: 'at most', bound: 2000, note: 'not compressed' },
];

/**
 * A live auction: what a bid and a sale of eight owners weigh on each screen; then, with as many owners as it takes for 200 screens at four each, how fast a
 * bid a second is on all of them, and what it costs the polls of another contest.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const site = new BenchSite({ POOLHOUSE_CLOCK_RATE: '0' });
  await site.serve(['--demo', '--scene', 'auction']);
  try {
    const { password, username } = await demoPlayer(site.url);
    const rusty = basic(username, password);
    const auction = new Auction(site, password);
    await auction.begin();
    const bid = () => auction.bid();

    const weigh = await scale(site, rusty);
    const bidBytes = await weigh(bid);
    const saleBytes = await weigh(await auction.sale());
    await auction.next();
    await site.end();
    const viewers = await everybody(site, password);
    await site.serve('--empty');
    await auction.comeEvening();
    const streams = await streamsOf(site, viewers);
    await pause(1000);
    const late = await lateness(streams, bid);
    for (const stream of streams) stream.close();

    // As it stands on this evening, so that a poll finds nothing new but what bids could have touched.
    const football = parseDelta(await (await fetch(`${site.url}/api/v1/football/pagedata`, headersOf(rusty))).text());
    const polls = await pollsBeside(site.url + football, rusty, bid);
    return [
      ...bidFigures(late, { bidBytes, saleBytes }),
      { what: 'football polls beside a bid a second against none', ...polls, unit: '×', way: 'at least', bound: 0.9 },
    ];
  } finally {
    await site.stop();
  }
}

/**
 * Polls of another contest, with bids and without, by turns.
 * @param {string} url @param {string} authorization @param {() => Promise<unknown>} bid
 */
async function pollsBeside(url, authorization, bid) {
  const tool = await loadTool();
  const headers = { authorization, 'x-application-id': 'bench' };
  await requestsPerSecond(tool, url, headers, 1);
  /** @type {number[]} */
  const ratios = [];
  /** @type {number[]} */
  const beside = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await requestsPerSecond(tool, url, headers, ROUND_SECONDS);
    const running = requestsPerSecond(tool, url, headers, ROUND_SECONDS);
    for (let second = 0; second < ROUND_SECONDS; second += 1) {
      await bid();
      await pause(1000);
    }
    beside.push(await running);
    ratios.push((beside.at(-1) ?? NaN) / alone);
  }
  return {
    value: at(ratios, 0.5),
    note: `${Math.round(at(beside, 0.5))}/s; ${tool}, 32 connections, median of ${ROUNDS} interleaved rounds`,
  };
}

/** @param {string | undefined} authorization */
const headersOf = (authorization) => ({
  headers: { authorization: authorization ?? '', 'x-application-id': 'bench', 'accept-encoding': 'identity' },
});

/** Where the next delta of an answer is asked for; undefined where nothing was new. @param {string} text */
const parseDelta = (text) => /** @type {{ __delta: string }} */ (JSON.parse(text)).__delta;
