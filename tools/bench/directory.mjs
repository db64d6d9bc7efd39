import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { NOW, WEEK, YEAR } from './circles.mjs';
import { filled } from './scale/filled.mjs';
import { Probe, probed } from './scale/probed.mjs';
import { BenchSite, caller } from './site.mjs';

const SEASONS = 10;
const JOINS = 5;
const ROUNDS = 8;
const FIRST_MS = 45_000;
/** Whole weeks, so that a Tuesday stays one. */
const YEAR_DAYS = 364;
const WEEK_GAMES = 16;
/** How far the numbers of one season's rows lie from those of the next. */
const [GAMES, CONTESTS, ENTRIES] = [10_000, 100_000, 10_000_000];

/** @param {BenchSite} site @param {string} text */
function sql(site, text) {
  const db = new Libsql(join(site.folder, 'poolhouse.db'));
  db.exec(`begin; ${text}; commit;`);
  db.close();
}

const numbers = (/** @type {number} */ count) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;

/** Circles of thirty beside the one that is looked at, with a contest each and nothing picked. @param {number} count */
const circles = (count) => `
  insert into users (id, email, email_key, username, username_key, is_admin, group_number, created_at)
    ${numbers(count * 30)} select 1000 + i, 'many' || i, 'many' || i, 'many' || i, 'many' || i, 0, 100 + i / 30, 0 from n;
  insert into contests (contest_type, name, year, group_number, first_week, created_at)
    ${numbers(count)} select 'football', 'League 0', ${YEAR}, 99 + i, 1, 0 from n;
  insert into football_terms (contest_id, points_per_entry, cigar_points, overall_points)
    select id, 100, 15, '60,30' from contests where group_number >= 100;
  insert into entries (contest_id, user_id, entry_name, name_key, created_at)
    select contests.id, users.id, username, username_key, 0 from users join contests on contests.group_number = users.group_number and users.id > 1000`;

/** The same contests in a season so many years before, with their entries, games that are over, and picks. @param {number} back */
const before = (back) => `
  insert into events (id, source_key, sport, season, game_type, kickoff_at, week_start, team1, team2, abbrev1, abbrev2, spread2, tv, state,
      score1, score2, status, time_left, status_note, updated_at)
    select id + ${back * GAMES}, source_key || '-${back}', sport, season - ${back}, game_type, kickoff_at - ${back * YEAR_DAYS} * 86400000,
      date(week_start, '-${back * YEAR_DAYS} days'), team1, team2, abbrev1, abbrev2, spread2, tv, 'final', coalesce(score1, 20), coalesce(score2, 17),
      'Final', '', status_note, updated_at from events where season = ${YEAR};
  insert into contests (id, contest_type, name, year, group_number, first_week, created_at)
    select id + ${back * CONTESTS}, contest_type, name, year - ${back}, group_number, first_week, 0 from contests where year = ${YEAR};
  insert into football_terms (contest_id, points_per_entry, cigar_points, overall_points)
    select contest_id + ${back * CONTESTS}, points_per_entry, cigar_points, overall_points from football_terms where contest_id < ${CONTESTS};
  insert into entries (id, contest_id, user_id, entry_name, name_key, created_at)
    select id + ${back * ENTRIES}, contest_id + ${back * CONTESTS}, user_id, entry_name, name_key, 0 from entries where contest_id < ${CONTESTS};
  insert into football_picks (entry_id, week, slot, event_id, side, saved_at)
    select entry_id + ${back * ENTRIES}, week, slot, event_id + ${back * GAMES}, side, saved_at from football_picks where entry_id < ${ENTRIES}`;

const MEMBERS = `
  insert or ignore into groups (group_number, name, created_at) select distinct group_number, 'Group ' || group_number, 0 from users;
  insert or ignore into group_members (user_id, group_number, joined_at) select id, group_number, 0 from users`;

/** Everybody's fifth pick of the week that is on: nobody is to be reminded, so that looking for them is what is measured. */
const PICKED = `
  insert or ignore into football_picks (entry_id, week, slot, event_id, side, saved_at)
    select id, ${WEEK}, 5, (select min(id) from events) + ${(WEEK - 1) * WEEK_GAMES} + (id * 7 + 15) % ${WEEK_GAMES}, 1, 1 from entries`;

const pastSeasons = (/** @type {number} */ count) => Array.from({ length: count }, (_, n) => before(n + 1)).join(';');

/** A site that is filled and not yet served. @param {{ groups: number, more?: number, seasons: number }} size */
async function siteOf({ groups, more = 0, seasons }) {
  const site = new BenchSite({ POOLHOUSE_CLOCK: new Date(NOW).toISOString(), POOLHOUSE_CLOCK_RATE: '1' });
  const { viewers } = await filled(site, { groups, contests: 1 });
  // The first player runs the site as well: a device costs no password.
  const admin = 'update users set is_admin = 1 where id = 1';
  sql(site, [admin, PICKED, ...(more > 0 ? [circles(more)] : []), pastSeasons(seasons - 1), MEMBERS].join(';'));
  return { site, viewers, probe: new Probe(join(site.folder, 'probe.json')) };
}

/** A site whose joins can be measured, round by round. @param {number} seasons */
async function joining(seasons) {
  const { site, viewers, probe } = await siteOf({ groups: 1, more: 999, seasons });
  const [viewer = { authorization: '', contest: 0 }] = viewers;
  await site.serve('--empty', { ...probed(probe.file), BENCH_PROBE_LOOP: 'no' });
  const call = caller(site, viewer.authorization);
  let n = 0;
  return {
    stop: () => site.stop(),
    /** CPU of a join with the next page, ms. */
    async round() {
      const began = (await probe.ask()).cpu;
      for (const end = n + JOINS; n < end; n += 1) {
        await call('POST ad/add_contest_entry', { body: { contest_id: viewer.contest, user_id: 1, entry_name: `Joined ${n}` } });
        await call('GET football/pagedata', { query: { contest_id: viewer.contest } });
      }
      return ((await probe.ask()).cpu - began) * (1000 / JOINS);
    },
  };
}

/** In turns, and of each the least: agents that run by the way, and others on the machine, do not count. */
async function joins() {
  const [few, many] = [await joining(1), await joining(SEASONS)];
  const least = { few: Infinity, many: Infinity };
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const used = { few: await few.round(), many: await many.round() };
      // In the first round code is cold.
      if (round > 0) for (const of of /** @type {const} */ (['few', 'many'])) least[of] = Math.min(least[of], used[of]);
    }
    return least;
  } finally {
    await few.stop();
    await many.stop();
  }
}

/**
 * CPU of a process from when it listens until all agents have run for the first time, and for 45 s at least; s. `first`: of one that freezes
 * all that is over and begins every log; `again`: of the next one.
 * @param {number} seasons
 */
async function firstSeconds(seasons) {
  const { site, probe } = await siteOf({ groups: 100, seasons });
  const ofProcess = async () => {
    probe.forget();
    await site.serve('--empty', { ...probed(probe.file), BENCH_PROBE_LOOP: 'no' });
    const began = (await probe.ask()).cpu;
    await pause(FIRST_MS);
    while (waiting(site) > 0) await pause(1000);
    const used = (await probe.ask()).cpu - began;
    await site.end();
    return used;
  };
  try {
    return { first: await ofProcess(), again: await ofProcess() };
  } finally {
    await site.stop();
  }
}

/** Agents that have not run yet, and do not rest. @param {BenchSite} site */
function waiting(site) {
  const db = new Libsql(join(site.folder, 'poolhouse.db'), { readonly: true });
  const { n } = /** @type {{ n: number }} */ (
    db.prepare("select count(*) as n from agents where active = 1 and last_runtime is null and last_outcome = ''").get()
  );
  db.close();
  return n;
}

/** CPU of a look at all years of a contest, ms: by everybody else, after its first reader. @param {number} seasons */
async function allTime(seasons) {
  const { site, viewers, probe } = await siteOf({ groups: 1, seasons });
  try {
    await site.serve('--empty', { ...probed(probe.file), BENCH_PROBE_LOOP: 'no' });
    const look = (/** @type {(typeof viewers)[number]} */ { authorization, contest }) =>
      caller(site, authorization)('GET football/alltimeview', { query: { contest_id: contest } });
    const [first, ...others] = viewers;
    if (!first) throw new Error('the circle has nobody');
    // Weeks that are over are kept beside the read; agents have their first run.
    for (let n = 0; n < JOINS; n += 1) await look(first);
    await pause(FIRST_MS / 9);
    const began = (await probe.ask()).cpu;
    for (const viewer of others) await look(viewer);
    return ((await probe.ask()).cpu - began) * (1000 / others.length);
  } finally {
    await site.stop();
  }
}

const inMs = (/** @type {number} */ seconds) => `${(seconds * 1000).toFixed(0)} ms`;
const load = () => `load average ${loadavg()[0]?.toFixed(1)}`;

/** What a site's past and its other circles cost. @returns {Promise<import('./table.mjs').Figure[]>} */
export async function measure() {
  const { few, many } = await joins();
  const ofJoins = load();
  const [one, ten] = [await firstSeconds(1), await firstSeconds(SEASONS)];
  const ofStart = load();
  const looks = await allTime(SEASONS);
  const cpu = `CPU, least of ${ROUNDS} rounds of ${JOINS}`;
  return [
    { what: 'a join and the next page, 300,000 entries', value: many, unit: 'ms', way: 'at most', bound: 5, note: `${cpu}; ${ofJoins}` },
    { what: 'the same, against 30,000 entries', value: many / few, unit: '×', way: 'at most', bound: 1.2, note: `${few.toFixed(1)} ms` },
    {
      what: `first 45 s of a process, 100 circles, ${SEASONS} seasons`,
      value: ten.first * 1000,
      unit: 'ms',
      way: 'at most',
      bound: 900,
      note: `CPU from when it listens, agents included; ${ofStart}`,
    },
    { what: 'the same, against 1 season', value: ten.first / one.first, unit: '×', way: 'at most', bound: 1.2, note: inMs(one.first) },
    {
      what: 'the same of a process that is started again, against 1 season',
      value: ten.again / one.again,
      unit: '×',
      way: 'at most',
      bound: 1.2,
      note: `${inMs(ten.again)} to ${inMs(one.again)}`,
    },
    {
      what: `all-time of ${SEASONS} seasons, each look`,
      value: looks,
      unit: 'ms',
      way: 'at most',
      bound: 3,
      note: 'CPU, proof of who asks included',
    },
  ];
}
