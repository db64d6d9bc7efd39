import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { againstATenth } from './against-a-tenth.mjs';
import { median } from './median.mjs';
import { root } from './site.mjs';

const require = createRequire(import.meta.url);
const dist = (/** @type {string} */ file) => require(join(root, 'server/dist', file));

const FEW = 500;
const MANY = 5000;
const ROUNDS = 15;
const KICKOFF = Date.UTC(2030, 8, 8, 17);
const NOW = KICKOFF + 86_400_000;
const WEEK_START = '2030-09-03';

/** @returns {Promise<import('./table.mjs').Figure[]>} */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-bench-'));
  const { openDatabase } = dist('ground/db/open.js');
  const { migrateSite } = dist('app/migrate-site.js');
  const { gradeWeek } = dist('contests/football/money/week-grades.js');
  const db = await openDatabase({ file: join(folder, 'poolhouse.db') });
  try {
    await migrateSite(db);
    const contests = await db.write((/** @type {any} */ tx) => fill(tx));
    /** @param {number} contest @param {number} entries */
    const once = async (contest, entries) => {
      const began = performance.now();
      const { results, over } = await db.read((/** @type {any} */ tx) => gradeWeek(tx, contest, 1, NOW));
      const took = performance.now() - began;
      const wins = [...results.values()].reduce((sum, one) => sum + one.wins, 0);
      if (results.size !== entries || !over || wins === 0) throw new Error('the week was not graded');
      return took;
    };
    /** @type {{ few: number, many: number }[]} */
    const rounds = [];
    for (let n = 0; n < ROUNDS; n += 1) rounds.push({ few: await once(contests.few, FEW), many: await once(contests.many, MANY) });
    return againstATenth(rounds, {
      what: `grading a finished week of ${MANY} entries`,
      note: `reading included, slowest of ${ROUNDS}; median ${Math.round(median(rounds.map(({ many }) => many)))} ms`,
      each: `${FEW} entries`,
    });
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number} n */
const finishedGame = (n) => ({
  source_key: `NFL:${n}`,
  sport: 'NFL',
  season: 2030,
  game_type: 'REG',
  kickoff_at: KICKOFF,
  week_start: WEEK_START,
  team1: `Away ${n}`,
  team2: `Home ${n}`,
  abbrev1: `A${n}`,
  abbrev2: `H${n}`,
  rank1: null,
  rank2: null,
  spread2: n / 2 - 4,
  tv: '',
  state: 'final',
  score1: (n * 7) % 31,
  score2: (n * 11) % 31,
  status: 'Final',
  time_left: '0:00',
  possession: null,
  status_note: '',
  updated_at: NOW,
});

/** Sixteen finished games and two contests, every entry with five picks. @param {any} tx */
async function fill(tx) {
  const [user] = await tx
    .insertInto('users')
    .values({
      email: 'a@example.org',
      email_key: 'a@example.org',
      username: 'a',
      username_key: 'a',
      password_hash: null,
      is_admin: 0,
      group_number: 1,
      created_at: 0,
    })
    .returning('id')
    .execute();
  const events = await tx
    .insertInto('events')
    .values(Array.from({ length: 16 }, (_, n) => finishedGame(n)))
    .returning('id')
    .execute();
  return { few: await contestOf(tx, user.id, events, FEW), many: await contestOf(tx, user.id, events, MANY) };
}

/** Five picks of an entry, of which the first is locked. @param {number} id @param {{ id: number }[]} events */
const picksFor = (id, events) =>
  [1, 2, 3, 4, 5].map((slot) => ({
    entry_id: id,
    week: 1,
    slot,
    event_id: events[(id * 3 + slot * 3) % 16]?.id,
    side: ((id >> slot) & 1) + 1,
    locked_spread: slot === 1 ? 3.5 : null,
    locked_at: slot === 1 ? 1 : null,
    saved_at: 1,
    override_reason: null,
  }));

/** @param {any} tx @param {number} user @param {{ id: number }[]} events @param {number} size */
async function contestOf(tx, user, events, size) {
  const [contest] = await tx
    .insertInto('contests')
    .values({
      contest_type: 'football',
      name: `of ${size}`,
      year: 2030,
      group_number: 1,
      created_at: 0,
    })
    .returning('id')
    .execute();
  for (let from = 0; from < size; from += 250) {
    const rows = Array.from({ length: 250 }, (_, n) => ({
      contest_id: contest.id,
      user_id: user,
      entry_name: `Entry ${from + n}`,
      name_key: `entry ${from + n}`,
      created_at: 0,
      removed_at: null,
    }));
    const entries = await tx.insertInto('entries').values(rows).returning('id').execute();
    const picks = entries.flatMap((/** @type {{ id: number }} */ { id }) => picksFor(id, events));
    await tx.insertInto('football_picks').values(picks).execute();
  }
  return contest.id;
}
