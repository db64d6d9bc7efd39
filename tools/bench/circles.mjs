import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './site.mjs';

const require = createRequire(import.meta.url);
/** @param {string} file of the built server */
export const dist = (file) => require(join(root, 'server/dist', file));

const DAY = 86_400_000;
const WEEKS = 18;
const GAMES = 16;
export const YEAR = 2030;
/** Tuesday of week 1, opening at 6:00 in New York. */
const FIRST = Date.UTC(YEAR, 8, 3, 10);
export const WEEK = 5;
/** Sunday of week 5, two hours into the 1 pm games. */
export const NOW = FIRST + (WEEK - 1) * 7 * DAY + 5 * DAY + 9 * 3_600_000;

const kickoff = (/** @type {number} */ week, /** @type {number} */ game) =>
  FIRST + (week - 1) * 7 * DAY + 5 * DAY + (game < 9 ? 7 : game < 13 ? 10.5 : 32) * 3_600_000;

/**
 * Circles of 30 players on the Sunday of week 5, each with contests of football; every player has made five picks a week and has a device.
 * @param {any} db
 * @param {{ groups: number, contests: number, players?: number, missing?: number }} size `missing`: of each contest so many entries lack a pick
 * @returns {Promise<{ viewers: { authorization: string, contest: number }[], games: number[] }>}
 */
export async function fillCircles(db, { groups, contests, players = 30, missing = 0 }) {
  const { addTerms } = dist('contests/football/money/terms.store.js');
  /** @type {{ authorization: string, contest: number }[]} */
  const viewers = [];
  const byWeek = await db.write((/** @type {any} */ tx) => addGames(tx));
  for (let group = 1; group <= groups; group += 1) {
    await db.write(async (/** @type {any} */ tx, /** @type {any} */ invalidate) => {
      const users = Array.from({ length: players }, (_, n) => `player ${group} ${n}`);
      const { ids, authorizations } = await addPlayers(tx, group, users);
      for (let n = 0; n < contests; n += 1) {
        const contest = await addContest(tx, group, n);
        await addTerms(tx, invalidate, contest, { pointsPerEntry: 100, cigarPoints: 15, overallPoints: '60,30' });
        await addEntries(tx, contest, { names: users, users: ids, missing }, byWeek);
        for (const authorization of authorizations) viewers.push({ authorization, contest });
      }
      for (const tag of ['contests', 'users', `season:${YEAR}`]) invalidate(tag);
    });
  }
  return { viewers, games: byWeek[WEEK - 1] ?? [] };
}

/**
 * Accounts of a group, each with a device that is signed in.
 * @param {any} tx @param {number} group @param {readonly string[]} names
 * @returns {Promise<{ ids: number[], authorizations: string[] }>}
 */
export async function addPlayers(tx, group, names) {
  const { secretHash } = dist('ground/crypto/secrets.js');
  const ids = (
    await tx
      .insertInto('users')
      .values(
        names.map((name) => ({
          email: `${name}@example.org`,
          email_key: `${name}@example.org`,
          username: name,
          username_key: name,
          password_hash: null,
          is_admin: 0,
          group_number: group,
          created_at: 0,
        })),
      )
      .returning('id')
      .execute()
  ).map((/** @type {{ id: number }} */ { id }) => id);
  const secrets = names.map((_, n) => `${group}-${n}-`.padEnd(43, 'x'));
  await tx
    .insertInto('devices')
    .values(
      secrets.map((secret, n) => ({
        user_id: ids[n],
        secret_hash: secretHash(secret),
        application_id: 'bench',
        label: '',
        created_at: Date.now(),
        last_used_at: Date.now(),
        expires_at: Date.now() + 100 * DAY,
        revoked_at: null,
      })),
    )
    .execute();
  const authorizations = names.map((name, n) => `Basic ${Buffer.from(`${name}:${secrets[n]}`).toString('base64')}`);
  return { ids, authorizations };
}

/** @param {any} tx @returns {Promise<number[][]>} ids by week */
async function addGames(tx) {
  /** @type {number[][]} */
  const weeks = [];
  for (let week = 1; week <= WEEKS; week += 1) {
    const rows = Array.from({ length: GAMES }, (_, n) => {
      const at = kickoff(week, n);
      const state = at > NOW ? 'scheduled' : week < WEEK ? 'final' : 'in_progress';
      const scored = state !== 'scheduled';
      return {
        source_key: `NFL:${week}:${n}`,
        sport: 'NFL',
        season: YEAR,
        game_type: 'REG',
        kickoff_at: at,
        week_start: new Date(FIRST + (week - 1) * 7 * DAY).toISOString().slice(0, 10),
        team1: `Away Town ${n}`,
        team2: `Home City ${n}`,
        abbrev1: `A${n}`,
        abbrev2: `H${n}`,
        rank1: null,
        rank2: null,
        spread2: n / 2 - 4,
        tv: 'CBS',
        state,
        score1: scored ? (n * 7 + week) % 31 : null,
        score2: scored ? (n * 11 + week) % 31 : null,
        status: state === 'final' ? 'Final' : scored ? 'Q3' : '',
        time_left: '7:30',
        possession: null,
        status_note: '',
        updated_at: NOW,
      };
    });
    const ids = await tx.insertInto('events').values(rows).returning('id').execute();
    weeks.push(ids.map((/** @type {{ id: number }} */ { id }) => id));
  }
  return weeks;
}

/** @param {any} tx @param {number} group @param {number} n @returns {Promise<number>} */
async function addContest(tx, group, n) {
  const [{ id }] = await tx
    .insertInto('contests')
    .values({ contest_type: 'football', name: `League ${n}`, year: YEAR, group_number: group, created_at: 0 })
    .returning('id')
    .execute();
  return id;
}

/** @param {any} tx @param {number} contest @param {{ names: string[], users: number[], missing: number }} who @param {number[][]} weeks */
async function addEntries(tx, contest, { names, users, missing }, weeks) {
  const entries = await tx
    .insertInto('entries')
    .values(
      names.map((name, n) => ({
        contest_id: contest,
        user_id: users[n],
        entry_name: `${name} Hail Marys`,
        name_key: name,
        created_at: 0,
        removed_at: null,
      })),
    )
    .returning('id')
    .execute();
  for (let week = 1; week <= WEEK; week += 1) {
    const picks = entries.flatMap((/** @type {{ id: number }} */ { id }, /** @type {number} */ n) =>
      (week === WEEK && n < missing ? [1, 2, 3, 4] : [1, 2, 3, 4, 5]).map((slot) => ({
        entry_id: id,
        week,
        slot,
        event_id: weeks[week - 1]?.[(id * 7 + slot * 3) % GAMES],
        side: ((id >> slot) & 1) + 1,
        locked_spread: null,
        locked_at: null,
        saved_at: 1,
        override_reason: null,
      })),
    );
    for (let at = 0; at < picks.length; at += 1000)
      await tx
        .insertInto('football_picks')
        .values(picks.slice(at, at + 1000))
        .execute();
  }
}
