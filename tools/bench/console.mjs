import { join } from 'node:path';
import Libsql from 'libsql';
import { median } from './median.mjs';
import { fetchRaw } from './raw-read.mjs';
import { basic, BenchSite, caller } from './site.mjs';

const ROUNDS = 15;

/** A site with so many users in so many groups, each with a contest that all of its members are in, and a log of ten lines a user. */
async function siteOf(/** @type {number} */ users, /** @type {number} */ groups) {
  const site = new BenchSite({ POOLHOUSE_CLOCK: '2022-09-06T12:00:00Z', POOLHOUSE_CLOCK_RATE: '0' });
  await site.command('user', 'add', 'admin@example.org', '--name', 'Ada', '--password', 'bench', '--admin');
  const db = new Libsql(join(site.folder, 'poolhouse.db'));
  const numbers = (/** @type {number} */ n) => `with recursive n(i) as (select 2 union all select i + 1 from n where i <= ${n})`;
  db.exec(`begin;
    insert or ignore into groups (group_number, name, created_at) ${numbers(groups - 1)} select i, 'Group ' || i, 0 from n where i <= ${groups};
    insert into users (id, email, email_key, username, username_key, is_admin, group_number, created_at)
      ${numbers(users - 1)} select i, 'player' || i || '@example.org', 'player' || i || '@example.org', 'Player ' || i, 'player ' || i, 0, 1 + i % ${groups}, i from n where i <= ${users};
    insert into group_members (user_id, group_number, joined_at) select id, group_number, 0 from users where id > 1;
    insert into contests (contest_type, name, year, group_number, first_week, created_at) select 'football', 'Pool ' || group_number, 2022, group_number, 1, 0 from groups;
    insert into football_terms (contest_id, points_per_entry, cigar_points, overall_points) select id, 10, 0, '' from contests;
    insert into entries (contest_id, user_id, entry_name, name_key, created_at)
      select contests.id, users.id, username, username_key, 0 from users join contests on contests.group_number = users.group_number;
    insert into activity (at, action, user_id, actor, ip, group_number)
      select 0, 'signed_in', id, username, '192.0.2.1', group_number from users, (${numbers(9)} select i from n);
    commit;`);
  db.close();
  await site.serve('--empty');
  return site;
}

/** @param {BenchSite} site @returns {Promise<{ ms: number, bytes: number, packed: number }>} */
async function firstAnswer(site) {
  const authorization = basic('admin@example.org', 'bench');
  const call = caller(site, authorization);
  const url = `${site.url}/api/v1/ad/pagedata`;
  const times = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    // Whatever an administrator does makes the page be read anew.
    await call('POST ad/rename_group', { body: { group_number: 1, name: `Group of round ${n}` } });
    const began = performance.now();
    await (await fetch(url, { headers: { authorization } })).arrayBuffer();
    times.push(performance.now() - began);
  }
  const plain = await (await fetch(url, { headers: { authorization, 'accept-encoding': 'identity' } })).arrayBuffer();
  return { ms: median(times), bytes: plain.byteLength, packed: (await fetchRaw(url, authorization)).body.length };
}

/** What the console costs on a large site. @returns {Promise<import('./table.mjs').Figure[]>} */
export async function measure() {
  const small = await siteOf(30, 1);
  const large = await siteOf(30_000, 1000);
  try {
    const [few, many] = [await firstAnswer(small), await firstAnswer(large)];
    return [
      {
        what: "console's first answer, 30,000 users in 1,000 groups",
        value: many.bytes / 1000,
        unit: 'kB',
        way: 'at most',
        bound: 60,
        note: `${(many.packed / 1000).toFixed(1)} kB packed; ${(few.bytes / 1000).toFixed(1)} kB for 30 users`,
      },
      {
        what: 'the same in time, against 30 users in one group',
        value: many.ms / few.ms,
        unit: '×',
        way: 'at most',
        bound: 3,
        note: `${many.ms.toFixed(1)} ms to ${few.ms.toFixed(1)} ms, median of ${ROUNDS}`,
      },
    ];
  } finally {
    await small.stop();
    await large.stop();
  }
}
