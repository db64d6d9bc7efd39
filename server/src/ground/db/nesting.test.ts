import { setTimeout as pause } from 'node:timers/promises';
import { describeEachEngine } from '../../testing/engines';
import type { Database } from './database';

const put = (db: Database, key: string) =>
  db.write(async (tx) => void (await tx.insertInto('settings').values({ key, value: '1' }).execute()));
const keys = async (db: Database) =>
  (await db.read((tx) => tx.selectFrom('settings').select('key').orderBy('key').execute())).map(({ key }) => key);

describeEachEngine('a transaction inside a transaction', (engine) => {
  let db: Database;
  beforeEach(async () => {
    db = await engine.open();
  });

  it.each([
    ['read', 'write', () => db.write(() => keys(db))],
    ['write', 'write', () => db.write(() => put(db, 'inner'))],
    ['read', 'read', () => db.read(() => keys(db))],
    ['write', 'read', () => db.read(() => put(db, 'inner'))],
  ])(
    'db.%s inside db.%s is refused at once, and the database goes on',
    async (inner, outer, nest) => {
      await expect(nest()).rejects.toThrow(
        `db.${inner} was called inside db.${outer}: it would wait for itself. Use the tx that db.${outer} hands over.`,
      );
      await put(db, 'after');
      expect(await keys(db)).toEqual(['after']);
    },
    5000,
  );

  it('is refused however deep the call is, and undoes what the write around it has done', async () => {
    const deep = db.write(async (tx) => {
      await tx.insertInto('settings').values({ key: 'outer', value: '1' }).execute();
      await pause(1);
      await Promise.all([pause(1), Promise.resolve().then(() => keys(db))]);
    });
    await expect(deep).rejects.toThrow('inside db.write');
    expect(await keys(db)).toEqual([]);
  });

  it('is none when the first has ended, runs beside it, or belongs to another database', async () => {
    const other = await engine.open();
    let later: Promise<string[]> | undefined;
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const beside = keys(db);
    await db.write(async () => {
      await put(other, 'elsewhere');
      later = ended.then(() => keys(db));
    });
    end();
    expect(await later).toEqual([]);
    expect(await beside).toEqual([]);
    expect(await keys(other)).toEqual(['elsewhere']);
  });
});
