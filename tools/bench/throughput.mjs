import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { leagueOfFifty } from './league.mjs';
import { loadTool, requestsPerSecond } from './load.mjs';
import { median } from './median.mjs';
import { root } from './site.mjs';

const ROUNDS = 7;
const SECONDS = 2;
const SECONDS_AT_REST = 6;

/** @returns {Promise<import('./table.mjs').Figure[]>} */
export async function measure() {
  const tool = await loadTool();
  const { site, authorization, page } = await leagueOfFifty();
  const constant = spawn(process.execPath, [join(root, 'tools/bench/constant-server.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [port] = await once(constant.stdout, 'data');
    const headers = {
      authorization: await deviceAuthorization(site.url),
      'x-application-id': 'bench',
      'accept-encoding': 'gzip, deflate, br',
    };
    const poll = await addressAtRest((path) => fetch(site.url + path, { headers: { ...headers, authorization } }), page);
    const targets = [`http://127.0.0.1:${String(port).trim()}/`, site.url + page, site.url + poll];
    for (const url of targets) await requestsPerSecond(tool, url, headers, 1);
    /** @type {number[][]} */
    const rounds = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      /** @type {number[]} */
      const round = [];
      for (const url of targets) round.push(await requestsPerSecond(tool, url, headers, SECONDS));
      rounds.push(round);
    }
    return figures(tool, rounds);
  } finally {
    constant.kill();
    await site.stop();
  }
}

/**
 * @param {string} tool
 * @param {number[][]} rounds of each a rate a target: the constant answer, first reads, polls
 * @returns {import('./table.mjs').Figure[]}
 */
function figures(tool, rounds) {
  const ratio = (/** @type {number} */ which) => median(rounds.map((round) => (round[which] ?? 0) / (round[0] ?? 1)));
  const rate = (/** @type {number} */ which) => `${Math.round(median(rounds.map((round) => round[which] ?? 0)))}/s`;
  const how = `${tool}, 32 connections, median of ${ROUNDS} interleaved rounds`;
  return [
    {
      what: 'first reads per second against a constant 20-byte answer',
      value: ratio(1),
      unit: '×',
      way: 'at least',
      bound: 0.5,
      note: `${rate(1)} to ${rate(0)}; ${how}`,
    },
    {
      what: 'polls per second against the same',
      value: ratio(2),
      unit: '×',
      way: 'at least',
      bound: 0.7,
      note: `${rate(2)} to ${rate(0)}`,
    },
  ];
}

/**
 * What a page asks that has all there is. A new site goes on with its first rounds of agents behind its first pages; one of them writes, and a
 * browser goes on from the address that its next poll is given.
 * @param {(path: string) => Promise<Response>} ask @param {string} page @returns {Promise<string>}
 */
async function addressAtRest(ask, page) {
  let [poll, still] = [/** @type {{ __delta: string }} */ (await (await ask(page)).json()).__delta, 0];
  while (still < SECONDS_AT_REST) {
    await pause(1000);
    const { __delta: next } = /** @type {{ __delta?: string }} */ (await (await ask(poll)).json());
    [poll, still] = next === undefined ? [poll, still + 1] : [next, 0];
  }
  return poll;
}

/** Signs in as a browser does, and goes on with the device secret. @param {string} url */
async function deviceAuthorization(url) {
  const answer = await fetch(`${url}/api/v1/na/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-application-id': 'bench' },
    body: JSON.stringify({ username: 'admin@example.org', password: 'bench' }),
  });
  const { data } = /** @type {{ data: { username: string, device_secret: string } }} */ (await answer.json());
  return `Basic ${Buffer.from(`${data.username}:${data.device_secret}`).toString('base64')}`;
}
