import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { root } from './site.mjs';

const require = createRequire(import.meta.url);
const dist = (/** @type {string} */ file) => require(join(root, 'server/dist', file));

const CONTESTS = 1000;
const ENTRIES = 30;
const YEAR = 2030;
/** A Wednesday of the season's first week, whose games are on Sunday. */
const NOW = Date.UTC(YEAR, 8, 4, 12);
const KICKOFF = Date.UTC(YEAR, 8, 8, 17);
const MINUTE = 60_000;
const HOURS = 3;

const numbers = (/** @type {number} */ count) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;

/** So many contests, every entry with five picks of the week that is on. */
const FILL = `
  insert into users (id, email, email_key, username, username_key, is_admin, group_number, created_at)
    values (1, 'a@example.org', 'a@example.org', 'a', 'a', 0, 1, 0);
  insert into events (id, source_key, sport, season, game_type, kickoff_at, week_start, team1, team2, abbrev1, abbrev2, spread2, tv, state, status, time_left,
      status_note, updated_at)
    ${numbers(16)} select i, 'NFL:' || i, 'NFL', ${YEAR}, 'REG', ${KICKOFF}, '${YEAR}-09-03', 'Away ' || i, 'Home ' || i, 'A' || i, 'H' || i, -3.5, '', 'scheduled',
      '', '', '', 0 from n;
  insert into contests (id, contest_type, name, year, group_number, first_week, created_at)
    ${numbers(CONTESTS)} select i, 'football', 'League ' || i, ${YEAR}, i, 1, 0 from n;
  insert into football_terms (contest_id, points_per_entry, cigar_points, overall_points) select id, 100, 15, '60,30' from contests;
  insert into entries (id, contest_id, user_id, entry_name, name_key, created_at)
    ${numbers(CONTESTS * ENTRIES)} select i, 1 + (i - 1) / ${ENTRIES}, 1, 'Entry ' || i, 'entry ' || i, 0 from n;
  insert into football_picks (entry_id, week, slot, event_id, side, saved_at)
    select entries.id, 1, slots.slot, 1 + (entries.id * 7 + slots.slot * 3) % 16, 1, 1
      from entries, (select 1 slot union all select 2 union all select 3 union all select 4 union all select 5) slots`;

/** A site of a thousand contests, and its database's file. @param {string} file */
async function filled(file) {
  const { openDatabase } = dist('ground/db/open.js');
  const { migrateSite } = dist('app/migrate-site.js');
  const empty = await openDatabase({ file });
  await migrateSite(empty);
  await empty.close();
  const raw = new Libsql(file);
  raw.exec(`begin; ${FILL}; commit;`);
  raw.close();
  return openDatabase({ file });
}

/** The agent that keeps all logs, as the site runs it. @param {any} db */
function keeper(db) {
  const { contests: plugs } = dist('contests/index.js');
  const { openContests, sealsOf } = dist('contests/open-contests.js');
  const { sealsAgent } = dist('contests/proof/seals.agent.js');
  const { newProofSite } = dist('ground/proof/proof-site.js');
  const agent = sealsAgent({ ...sealsOf(openContests(db, plugs)), proof: newProofSite() });
  const { signal } = new AbortController();
  /** @param {number} now @returns {Promise<number>} seals that were made */
  return async (now) => {
    const { words, passedOver } = await agent.run({ db, clock: { now: () => now }, log: { warn: () => undefined }, signal });
    if (passedOver) throw new Error(passedOver);
    return Number.parseInt(words, 10) || 0;
  };
}

const OWN = '/proc/thread-self/schedstat';
/** CPU of this thread where Linux tells it, else of the process, ms. */
const used = existsSync(OWN)
  ? () => Number(readFileSync(OWN, 'utf8').split(' ')[0]) / 1e6
  : () => Object.values(process.cpuUsage()).reduce((sum, one) => sum + one, 0) / 1000;

/** The CPU that passes between two turns of the event loop at most, ms: time in which others had the machine is nobody's fault here. */
function watched() {
  let [longest, on, last] = [0, true, used()];
  const turn = () => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
    if (on) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    on = false;
    return longest;
  };
}

/** @typedef {{ held: number, most: number, cpu: number }} Hour */

/** @param {(now: number) => Promise<number>} look @param {number} from @returns {Promise<Hour>} */
async function hourOf(look, from) {
  let [seals, most] = [0, 0];
  const began = used();
  const longest = watched();
  for (let minute = 0; minute < 60; minute += 1) {
    const made = await look(from + minute * MINUTE);
    seals += made;
    most = Math.max(most, made);
  }
  if (seals !== CONTESTS) throw new Error(`${seals} seals of ${CONTESTS} were made in the hour`);
  return { held: longest(), most, cpu: (used() - began) / 1000 };
}

/** What the hourly seals of a thousand contests take of the event loop. @returns {Promise<import('./table.mjs').Figure[]>} */
export async function beats() {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-beats-'));
  const db = await filled(join(folder, 'poolhouse.db'));
  try {
    const look = keeper(db);
    // The first look begins a thousand logs, which is no hour like others; so is what a process does for the first time.
    await look(NOW);
    for (let minute = 1; minute <= 5; minute += 1) await look(NOW + minute * MINUTE);
    /** @type {Hour[]} */
    const hours = [];
    for (let hour = 0; hour < HOURS; hour += 1) hours.push(await hourOf(look, NOW + (6 + 60 * hour) * MINUTE));
    hours.sort((one, other) => one.held - other.held);
    const [{ held, most, cpu } = { held: 0, most: 0, cpu: 0 }] = hours;
    return [
      {
        what: `hourly seals of ${CONTESTS.toLocaleString('en-US')} contests, the longest that they hold the event loop`,
        value: held,
        unit: 'ms',
        way: 'at most',
        bound: 10,
        note: `CPU between two turns, quickest of ${HOURS} hours, slowest ${(hours.at(-1)?.held ?? 0).toFixed(1)} ms; ${ENTRIES} entries each, spread over their hour, at most ${most} in a minute; ${cpu.toFixed(1)} s of CPU in the hour`,
      },
    ];
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
