import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchRaw, parse } from './raw-read.mjs';
import { clubs, dice } from './schedule.mjs';
import { BenchSite, caller, root } from './site.mjs';
import { serveWithSeason } from './with-season.mjs';

const FIRST = 1999;
const SEASONS = 27;
const WEEKS = 17;
const DAY = 86_400_000;
const EVERY_MS = 10;
const ALONE_MS = 500;
const ROUNDS = 5;

/** Seasons of made-up games as a file tells them, with all that the model reads. */
function seasonsCsv() {
  const head =
    'game_id,season,game_type,gameday,gametime,away_team,away_score,home_team,home_score,spread_line,total_line,location,roof,away_qb_id,away_qb_name,home_qb_id,home_qb_name';
  const roll = dice();
  const lines = [];
  for (let season = FIRST; season < FIRST + SEASONS; season += 1) {
    for (let week = 1; week <= WEEKS; week += 1) {
      const day = new Date(Date.UTC(season, 8, 10) + (week - 1) * 7 * DAY).toISOString().slice(0, 10);
      const round = clubs.map((_, n) => clubs[(n * (2 * week + 1)) % clubs.length] ?? '');
      for (let n = 0; n < clubs.length; n += 2) {
        const [away, home] = [round[n] ?? '', round[n + 1] ?? ''];
        const id = `${season}_${String(week).padStart(2, '0')}_${away}_${home}`;
        const roof = n % 3 === 0 ? 'dome' : 'outdoors';
        lines.push(
          [id, season, 'REG', day, '13:00', away, 6 + roll(35), home, 6 + roll(38), roll(15) - 7, 38 + roll(14), 'Home', roof]
            .concat([`q${away}`, `Q. ${away}`, `q${home}`, `Q. ${home}`])
            .join(','),
        );
      }
    }
  }
  return [head, ...lines, ''].join('\n');
}

/** @typedef {{ slowest: number, polls: number }} Polled */

/** Polls one by one, a little apart, and answers how long the slowest took, ms. */
function poller(/** @type {string[]} */ urls, /** @type {string} */ authorization) {
  const signal = { stopped: false };
  let [slowest, polls] = [0, 0];
  const done = (async () => {
    while (!signal.stopped) {
      const began = performance.now();
      await fetchRaw(urls[polls % urls.length] ?? '', authorization);
      slowest = Math.max(slowest, performance.now() - began);
      polls += 1;
      await pause(EVERY_MS);
    }
  })();
  return async () => {
    signal.stopped = true;
    await done;
    return { slowest, polls };
  };
}

/** Takes away that an update was asked for just now: players may ask once a minute, and a bench does not wait. @param {BenchSite} site */
function forgetAsked(site) {
  const Database = createRequire(join(root, 'server', 'package.json'))('libsql');
  const file = new Database(join(site.folder, 'poolhouse.db'));
  file.pragma('busy_timeout = 5000');
  file.exec('update ssf_updates set asked_at = null');
  file.close();
}

/**
 * What sports statistics cost those who do not ask for them: 27 seasons computed anew while others poll.
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function measure() {
  const site = new BenchSite({});
  try {
    const { authorization, call } = await serveWithSeason(site, seasonsCsv());
    // The first run, which writes every prediction, is the site's own; it is polled through as well.
    const page = `${site.url}/api/v1/ssf/pagedata?year=${FIRST}&week=1`;
    const home = `${site.url}/api/v1/utils/home`;
    for (const url of [page, home, page, home]) await fetchRaw(url, authorization);
    const stopFirst = poller([page, home], authorization);
    while ((await call('GET ssf/pagedata', { query: { year: FIRST, week: 1 } })).config.data[0].updated === '') await pause(50);
    const first = await stopFirst();
    const whole = await fetchRaw(page, authorization);
    const delta = site.url + parse(whole.body, whole.encoding).__delta;
    const rounds = await roundsOf(site, [delta, home], authorization);
    return figures(whole, first, rounds);
  } finally {
    await site.stop();
  }
}

/** @typedef {{ message: unknown, took: number, alone: Polled, during: Polled }} Round */

/**
 * Polls alone and then during an update, in turns. What else runs on the machine only ever adds: of such rounds the quickest counts.
 * @param {BenchSite} site @param {string[]} urls that are polled @param {string} authorization
 */
async function roundsOf(site, urls, authorization) {
  const call = caller(site, authorization);
  /** @type {Round[]} */
  const rounds = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const stopAlone = poller(urls, authorization);
    await pause(ALONE_MS);
    const alone = await stopAlone();
    const stop = poller(urls, authorization);
    const began = performance.now();
    const { message } = await call('GET ssf/update');
    const took = performance.now() - began;
    rounds.push({ message, took, alone, during: await stop() });
    forgetAsked(site);
  }
  return rounds;
}

/**
 * @param {Awaited<ReturnType<typeof fetchRaw>>} whole
 * @param {Polled} first while all was written for the first time
 * @param {Round[]} rounds
 * @returns {import('./table.mjs').Figure[]}
 */
function figures(whole, first, rounds) {
  const least = (/** @type {(round: Round) => number} */ of) => Math.min(...rounds.map(of));
  const most = (/** @type {(round: Round) => number} */ of) => Math.max(...rounds.map(of));
  const later = (/** @type {Round} */ { alone, during }) => Math.max(0, during.slowest - alone.slowest);
  return [
    {
      what: 'stats: a week of 16 games with every factor, compressed',
      value: whole.body.length / 1000,
      unit: 'kB',
      way: 'at most',
      bound: 8,
      note: whole.encoding,
    },
    {
      what: `stats: ${SEASONS} seasons computed anew`,
      value: least(({ took }) => took),
      unit: 'ms',
      way: 'at most',
      bound: 2000,
      note: `${rounds[0]?.message}; slowest of ${ROUNDS} ${most(({ took }) => took).toFixed(0)} ms`,
    },
    {
      what: 'stats: by how much the slowest poll is slower meanwhile',
      value: least(later),
      unit: 'ms',
      way: 'at most',
      bound: 50,
      // The first run writes 27 commits to the disk; it is no bound of a poll, and told all the same.
      note: `${rounds.reduce((sum, { during }) => sum + during.polls, 0)} polls; in the slowest of ${ROUNDS} rounds ${most(later).toFixed(0)} ms; while all was written for the first time ${first.slowest.toFixed(0)} ms`,
    },
  ];
}
