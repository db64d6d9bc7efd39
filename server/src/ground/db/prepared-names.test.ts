import { sql } from 'kysely';
import { describeEachEngine } from '../../testing/engines';
import type { Database, Tx } from './database';
import { PreparedNames } from './prepared-names';

describe('names of prepared statements', () => {
  it('are given from the second use on, and stay', () => {
    const names = new PreparedNames();
    expect(['a', 'a', 'b', 'a'].map((text) => names.of(text))).toEqual([undefined, 'p1', undefined, 'p1']);
    expect(names.dropped()).toEqual([]);
  });

  it('are two hundred at most: the least recently used is dropped, and its text gets another one', () => {
    const names = new PreparedNames();
    for (let n = 0; n < 201; n += 1) for (let times = 0; times < 2; times += 1) names.of(`text ${n}`);
    expect([names.dropped(), names.dropped()]).toEqual([['p1'], []]);
    expect(names.of('text 0')).toBe('p202');
    expect(names.of('text 200')).toBe('p201');
  });
});

describeEachEngine('statements that come again', (engine) => {
  const onPostgres = engine.engine === 'postgres' ? it : it.skip;
  let db: Database;
  beforeEach(async () => {
    db = await engine.open();
  });

  const settings = (tx: Tx) => tx.selectFrom('settings').selectAll().execute();
  const prepared = (tx: Tx) =>
    sql<{ statement: string }>`select statement from pg_prepared_statements`
      .execute(tx)
      .then(({ rows }) => rows.map((row) => row.statement));

  onPostgres('are prepared on their connection, two hundred of them at most', async () => {
    const [few, many] = await db.read(async (tx) => {
      for (let times = 0; times < 3; times += 1) await settings(tx);
      const first = await prepared(tx);
      for (let n = 0; n < 250; n += 1)
        for (let times = 0; times < 2; times += 1) await sql`select ${sql.lit(n)} from settings where key = ${'k'}`.execute(tx);
      return [first, (await prepared(tx)).length];
    });
    expect(few).toEqual(['select * from "settings"']);
    expect(many).toBe(200);
  });

  onPostgres('are prepared anew when a newer process has changed their tables', async () => {
    const other = await engine.openAgain(db);
    for (let times = 0; times < 3; times += 1) await db.read(settings);
    await sql`alter table settings add column later text`.execute(other.kysely);
    expect(await db.read(settings)).toEqual([]);
    await db.write((tx) => tx.insertInto('settings').values({ key: 'k', value: '1' }).execute());
    expect(await db.read(settings)).toEqual([{ key: 'k', value: '1', later: null }]);
  });

  onPostgres('are prepared no more once somebody between here and the server has let their names go', async () => {
    await db.read(async (tx) => {
      for (let times = 0; times < 3; times += 1) await settings(tx);
      await sql`deallocate all`.execute(tx);
    });
    expect(await db.read(settings)).toEqual([]);
    const after = await db.read(async (tx) => {
      for (let times = 0; times < 3; times += 1) await settings(tx);
      return prepared(tx);
    });
    expect(after).toEqual([]);
  });
});
