import { sql } from 'kysely';
import { describeEachEngine } from '../../testing/engines';
import { Unavailable } from './unavailable';

describeEachEngine("another process that holds the writers' lock", (engine) => {
  // With SQLite the file itself is the lock, and readers never wait for it.
  (engine.engine === 'postgres' ? it : it.skip)(
    'keeps writes waiting for ten seconds and no longer, and neither reads nor readiness at all',
    async () => {
      const db = await engine.open();
      const other = await engine.openAgain(db);
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      let begin = () => {};
      const begun = new Promise<void>((resolve) => (begin = resolve));
      const holding = other.write(async (tx) => {
        await sql`select 1`.execute(tx);
        begin();
        await held;
      });
      await begun;
      const writes = Array.from({ length: 12 }, (_, n) =>
        db.write(async (_tx, invalidate) => invalidate(`s${n}`), n % 2 ? { only: `part:${n}` } : {}).catch((error: unknown) => error),
      );
      const began = performance.now();
      for (let n = 0; n < 20; n += 1) {
        await db.read((tx) => tx.selectFrom('settings').selectAll().execute());
        await db.ping();
      }
      expect(performance.now() - began).toBeLessThan(3_000);
      const outcomes = await Promise.all(writes);
      for (const outcome of outcomes) expect(outcome).toMatchObject({ outage: 'busy', saved: 'nothing' });
      expect(outcomes[0]).toBeInstanceOf(Unavailable);
      expect(performance.now() - began).toBeLessThan(16_000);
      letGo();
      await holding;
      await db.write(async (_tx, invalidate) => invalidate('free'));
      expect(db.tags.version(['free'])).toBe(1);
    },
    40_000,
  );

  it('lets writes of different parts, of one part and of the whole site lose no update', async () => {
    const db = await engine.open();
    const other = await engine.openAgain(db);
    const keys = ['part:1', 'part:2'];
    for (const key of keys) await db.write((tx) => tx.insertInto('settings').values({ key, value: '0' }).execute());
    const add = (n: number) =>
      (n % 2 ? db : other).write(
        async (tx, invalidate) => {
          const key = keys[n % 3 === 0 ? 0 : 1]!;
          invalidate(key);
          const { value } = await tx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow();
          await tx
            .updateTable('settings')
            .set({ value: String(Number(value) + 1) })
            .where('key', '=', key)
            .execute();
        },
        n % 5 === 0 ? {} : { only: keys[n % 3 === 0 ? 0 : 1]! },
      );
    await Promise.all(Array.from({ length: 90 }, (_, n) => add(n)));
    const rows = await db.read((tx) =>
      tx.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).orderBy('key').execute(),
    );
    expect(rows).toEqual([
      { key: 'part:1', value: '30' },
      { key: 'part:2', value: '60' },
    ]);
    await db.tags.refresh();
    expect(keys.map((key) => db.tags.version([key]))).toEqual([30, 60]);
  });

  it('takes nothing of a write with it when another one of the same moment fails', async () => {
    const db = await engine.open();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) =>
        db.write(async (tx, invalidate) => {
          invalidate('together');
          await tx
            .insertInto('settings')
            .values({ key: `t${n}`, value: '' })
            .execute();
          if (n % 3 === 0) throw new Error('no');
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, (_, n) => (n % 3 === 0 ? 'rejected' : 'fulfilled')));
    const rows = await db.read((tx) => tx.selectFrom('settings').select('key').where('key', 'like', 't%').execute());
    expect(rows.length).toBe(20);
    expect(db.tags.version(['together'])).toBe(20);
  });
});
