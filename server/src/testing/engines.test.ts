import { sql } from 'kysely';
import { migrateSite } from '../app/migrate-site';
import type { Database } from '../ground/db/database';
import { openDatabase } from '../ground/db/open';
import { describeEachEngine } from './engines';
import { addUser } from './rows.store';

const tables = async (db: Database) => (await db.kysely.introspection.getTables()).map(({ name, columns }) => [name, columns.length]);

/** The second test of each pair is handed what the first one has left, where databases are handed on. */
describeEachEngine('a database of a test', (engine) => {
  it('may be written to', async () => {
    const db = await engine.open();
    expect(await addUser(db, { username: 'Ann' })).toBe(1);
    expect(await addUser(db, { username: 'Bob' })).toBe(2);
    await db.write(async (_tx, invalidate) => invalidate('users'));
  });

  it('is as new in the next test, with its numbers from the beginning', async () => {
    const db = await engine.open();
    expect(await db.read((tx) => tx.selectFrom('users').select('id').execute())).toEqual([]);
    expect(db.tags.version(['users'])).toBe(0);
    expect(await addUser(db, { username: 'Cat' })).toBe(1);
  });

  it('may get other tables', async () => {
    const db = await engine.open();
    await sql`create table left_behind (id integer)`.execute(db.kysely);
    await sql`alter table users add column left_behind integer`.execute(db.kysely);
  });

  it('has the tables that the migrations make, and no others', async () => {
    const place = await engine.place();
    const fresh = await openDatabase(place);
    await migrateSite(fresh);
    const made = await tables(fresh);
    await fresh.close();
    expect(made.length).toBeGreaterThan(20);
    expect(await tables(await engine.open())).toEqual(made);
  });

  it('is another one for each who asks in the same test, and may be opened twice', async () => {
    const [one, other] = [await engine.open(), await engine.open()];
    await addUser(one, { username: 'Ann' });
    const users = (db: Database) => db.read((tx) => tx.selectFrom('users').select('username').execute());
    expect(await users(other)).toEqual([]);
    expect(await users(await engine.openAgain(one))).toEqual([{ username: 'Ann' }]);
  });
});
