import { sql } from 'kysely';
import { describeEachEngine } from '../../testing/engines';
import { FixedClock } from '../clock/clock';
import { must } from '../must';
import { tidyAgent } from './tidy.agent';
import { analyzedIndexes } from './tidy.store';

describeEachEngine('the daily tidying', ({ engine, open }) => {
  const agent = tidyAgent(engine);

  if (engine === 'postgres') {
    it('is left to PostgreSQL', () => expect(agent.rests).toBe('PostgreSQL does it by itself (autovacuum)'));
    return;
  }

  it('learns what the indexes hold, and again when that has changed', async () => {
    const db = await open();
    const run = () => agent.run({ db, clock: new FixedClock(0), log: { warn: () => {} }, signal: new AbortController().signal });
    const usersKnown = async () => {
      const known = await sql<{ stat: string }>`select stat from sqlite_stat1 where tbl = 'users' and idx is not null`.execute(db.kysely);
      return Math.max(...known.rows.map(({ stat }) => Number(stat.split(' ')[0])));
    };
    const found: number[] = [];
    expect(await analyzedIndexes(db)).toBe(0);
    for (const [from, to] of [
      [1, 500],
      [501, 20_000],
    ] as const) {
      await sql`
        with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to})
        insert into users (email, email_key, username, username_key, is_admin, group_number, created_at)
          select 'u' || i, 'u' || i, 'u' || i, 'u' || i, 0, 1, 0 from n`.execute(db.kysely);
      expect((await run()).words).toMatch(/^[1-9]\d* index(es)? known$/);
      found.push(await usersKnown());
    }
    // An estimate, by some pages of each index.
    expect(found[1]).toBeGreaterThan(10 * must(found[0], 'the first look'));
  });
});
