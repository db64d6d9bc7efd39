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
    const [casey, rusty, priya, gus] = ['casey', username, 'priya', 'gus'].map((name) => basic(name, password));
    const desk = caller(site, casey ?? '');
    await desk('POST practice/clock', { body: { now: EVENING, rate: 1 } });
    await desk('POST bbauction/settings', { body: { ...WHERE, budget: null, clock_open: 600, clock_reset: 120, auto_next: 0 } });
    await desk('POST bbauction/resume', { body: WHERE });
    let { current_team: lot } = await desk('POST bbauction/update_config', { body: { ...WHERE, current_team: 0 } });
    const bidders = [caller(site, priya ?? ''), caller(site, gus ?? '')];
    let price = 0;
    const bid = async () => {
      price += 1;
      return bidders[price % 2]?.('POST bbauction/bid', { body: { ...WHERE, lot, amount: price } });
    };
    await bid();

    let delta = parseDelta(await (await fetch(site.url + PAGE, headersOf(rusty))).text());
    /** @param {() => Promise<unknown>} act */
    const weigh = async (act) => {
      delta = parseDelta(await (await fetch(site.url + delta, headersOf(rusty))).text()) ?? delta;
      await act();
      const text = await (await fetch(site.url + delta, headersOf(rusty))).text();
      delta = parseDelta(text) ?? delta;
      return Buffer.byteLength(text);
    };
    const bidBytes = await weigh(bid);
    const { high, high_id: owner } = (await desk('GET bbauction/auction_data', { query: WHERE })).block.data[0];
    const saleBytes = await weigh(() =>
      desk('GET bbauction/buy_team', { query: { ...WHERE, owner: String(owner), team_id: lot, price: high } }),
    );
    ({ current_team: lot } = await desk('POST bbauction/update_config', { body: { ...WHERE, current_team: 0 } }));
    price = 0;
    await bid();
    await site.end();
    const out = join(site.folder, 'viewers.json');
    const more = VIEWERS / STREAMS_OF_ONE - OWNERS.length;
    await promisify(execFile)(process.execPath, [join(root, 'tools/bench/auction-viewers.mjs'), site.folder, String(more), out]);
    await site.serve('--empty');
    await desk('POST practice/clock', { body: { now: EVENING, rate: 1 } });
    const viewers = [...OWNERS.map((name) => basic(name, password)), .../** @type {string[]} */ (JSON.parse(readFileSync(out, 'utf8')))];
    // One after the other: a site checks only so many passwords at a time.
    const streams = [];
    for (const authorization of viewers) {
      const since = parseDelta(await (await fetch(site.url + PAGE, headersOf(authorization))).text());
      for (let n = 0; n < STREAMS_OF_ONE; n += 1) streams.push(await open(site.url, { authorization, delta: since }));
    }
    await pause(1000);
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
    for (const stream of streams) stream.close();

    // As it stands on this evening, so that a poll finds nothing new but what bids could have touched.
    const football = parseDelta(await (await fetch(`${site.url}/api/v1/football/pagedata`, headersOf(rusty))).text());
    const polls = await pollsBeside(site.url + football, rusty ?? '', bid);
    return [
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
