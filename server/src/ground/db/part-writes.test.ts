import { sql } from 'kysely';
import { describeEachEngine } from '../../testing/engines';
import type { Database, Tx } from './database';
import { statementsSent } from './statements';

const PARTS = ['part:1', 'part:2', 'part:3'];
const LANES = ['a', 'b', 'c', 'd'];
const rowOf = (part: string, lane: string) => `${part}/${lane}`;
const OPEN = 'open';

const read = async (tx: Tx, key: string) =>
  Number((await tx.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow()).value);
const set = (tx: Tx, key: string, value: number) =>
  tx
    .updateTable('settings')
    .set({ value: String(value) })
    .where('key', '=', key)
    .execute();

describeEachEngine('writes of parts of the data, from two processes', (engine) => {
  let db: Database;
  let other: Database;
  const rows = PARTS.flatMap((part) => LANES.map((lane) => rowOf(part, lane)));

  beforeEach(async () => {
    db = await engine.open();
    other = await engine.openAgain(db);
    await db.write((tx) =>
      tx
        .insertInto('settings')
        .values([...rows, OPEN].map((key) => ({ key, value: key === OPEN ? '1' : '0' })))
        .execute(),
    );
  });

  const valuesOf = (keys: readonly string[]) =>
    db.read(async (tx) => {
      const found: number[] = [];
      for (const key of keys) found.push(await read(tx, key));
      return found;
    });

  it('lose no update, in lanes, without and beside those of the whole site, also where some fail after they have written', async () => {
    const done = new Map(rows.map((row) => [row, 0]));
    const count = (row: string) => done.set(row, (done.get(row) ?? 0) + 1);
    const add = async (n: number) => {
      const [part, lane] = [PARTS[n % PARTS.length]!, LANES[(n >> 2) % LANES.length]!];
      // One in five touches the whole part, one in thirteen the whole site; one in seven fails when it has written.
      const touched = n % 13 === 0 ? rows : n % 5 === 0 ? LANES.map((one) => rowOf(part, one)) : [rowOf(part, lane)];
      const options = n % 13 === 0 ? {} : n % 5 === 0 ? { only: part } : { only: part, lane };
      const write = (n % 2 ? db : other).write(async (tx, invalidate) => {
        for (const row of touched) {
          await set(tx, row, (await read(tx, row)) + 1);
          invalidate(row);
        }
        if (n % 7 === 0) throw new Error('no');
      }, options);
      await write.then(
        () => touched.forEach(count),
        (error: unknown) => expect(error).toEqual(new Error('no')),
      );
    };
    await Promise.all(Array.from({ length: 120 }, (_, n) => add(n)));
    expect(await valuesOf(rows)).toEqual([...done.values()]);
    await db.tags.refresh();
    expect(rows.map((row) => db.tags.version([row]))).toEqual([...done.values()]);
  });

  it('rely on what a write of the whole site has changed: none is saved after it has closed what all of them ask for', async () => {
    for (let round = 0; round < 6; round += 1) {
      const saves = Array.from({ length: 24 }, (_, n) => {
        const [part, lane] = [PARTS[n % PARTS.length]!, LANES[(n >> 2) % LANES.length]!];
        const row = rowOf(part, lane);
        return (n % 2 ? db : other).write(
          async (tx) => {
            if ((await read(tx, OPEN)) !== 1) return false;
            await set(tx, row, (await read(tx, row)) + 1);
            return true;
          },
          { only: part, lane },
        );
      });
      const seen = await (round % 2 ? db : other).write(async (tx) => {
        let sum = 0;
        for (const row of rows) sum += await read(tx, row);
        await set(tx, OPEN, 0);
        return sum;
      });
      await Promise.all(saves);
      expect((await valuesOf(rows)).reduce((sum, n) => sum + n, 0)).toBe(seen);
      await db.write((tx) => set(tx, OPEN, 1));
    }
  });

  it('count a tag once for each write of the same moment, and tell of it when all are committed', async () => {
    const changed: string[][] = [];
    db.tags.onChange((names) => changed.push([...names].sort()));
    await Promise.all(
      LANES.map((lane) => db.write(async (_tx, invalidate) => ['both', lane].forEach(invalidate), { only: 'part:1', lane })),
    );
    expect(db.tags.version(['both'])).toBe(LANES.length);
    expect([...new Set(changed.flat())].sort()).toEqual([...LANES, 'both'].sort());
  });

  // SQLite does them one after the other, between savepoints.
  (engine.engine === 'postgres' ? it : it.skip)('of one moment share one transaction', async () => {
    const xact = (tx: Tx) => sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx).then(({ rows: [row] }) => row?.id);
    const before = statementsSent();
    const ids = await Promise.all(LANES.map((lane) => db.write((tx) => xact(tx), { only: 'part:1', lane })));
    expect(new Set(ids).size).toBe(1);
    expect(statementsSent() - before).toBe(LANES.length);
  });
});
