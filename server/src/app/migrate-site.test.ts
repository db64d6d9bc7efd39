import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '../ground/db/database';
import { openDatabase } from '../ground/db/open';
import { describeEachEngine } from '../testing/engines';
import { KEPT_FOLDER, keptReleases, keptRows, loadKept } from '../testing/kept-databases';
import { addGame } from '../testing/rows.store';
import { migrateSite } from './migrate-site';

const releases = keptReleases();
const KEPT = keptRows();

const columnsOf = async (db: Database) =>
  (await db.kysely.introspection.getTables())
    // Beside them PostgreSQL keeps what a test's database begins with.
    .filter(({ schema = 'public' }) => schema === 'public')
    .map(({ name, columns }) => [name, columns.map((column) => `${column.name} ${column.dataType} ${column.isNullable}`).sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

const all = async (db: Database, table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db.kysely)).rows;

/** What of these rows stands in columns that both have. */
const shared = (rows: Record<string, unknown>[], like: Record<string, unknown>[]) => {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column in (like[0] ?? {}));
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();
};

describeEachEngine('a database of an earlier release', (engine) => {
  it.each(releases)('is brought up to date with nothing lost: %s', async (name) => {
    const place = await engine.place();
    await loadKept(place, name);
    const db = await openDatabase(place);
    const before = new Map<string, Record<string, unknown>[]>();
    for (const table of await db.kysely.introspection.getTables()) before.set(table.name, await all(db, table.name));
    await migrateSite(db);

    for (const [table, rows] of before) {
      if (table.startsWith('kysely_')) continue;
      // What the steps since leave word of comes on top.
      const after = (await all(db, table)).filter((row) => row['key'] !== 'migrations.bearable');
      expect([table, shared(after, rows)]).toEqual([table, shared(rows, after)]);
      expect([table, rows.length]).toEqual([table, KEPT[table]?.length ?? 0]);
    }
    expect(await columnsOf(db)).toEqual(await columnsOf(await engine.open()));
    if (engine.engine === 'sqlite') expect(await all(db, 'pragma_foreign_key_check')).toEqual([]);
    await db.close();
  });

  it.each(releases)('finds what left the shared tables in the tables of its own contest: %s', async (name) => {
    const place = await engine.place();
    await loadKept(place, name);
    const db = await openDatabase(place);
    await migrateSite(db);
    const later = name !== 'first';
    expect(await all(db, 'football_terms')).toEqual([
      { contest_id: 1, points_per_entry: 50, cigar_points: 30, overall_points: '120,60,30', show_model: 0 },
    ]);
    expect(await all(db, 'football_sidebets')).toEqual([{ entry_id: 1 }, { entry_id: 3 }]);
    expect(await all(db, 'nflwins_terms')).toEqual([
      { contest_id: 2, points_per_entry: 20, overall_points: '100,50' },
      { contest_id: 5, points_per_entry: 50, overall_points: '250,100,50' },
    ]);
    // Of kinds without tables of their own, and what their tables have no room for.
    expect((await all(db, 'handed_over_terms')).map((row) => [row['contest_id'], row['points_per_entry'], row['cigar_points']])).toEqual([
      [3, 10, 0],
      [4, 25, 5],
      [5, 50, 15],
    ]);
    expect(await all(db, 'entry_name_wishes')).toEqual(
      later
        ? [
            { user_id: 1, contest_type: 'golf', entry_name: 'Bogey' },
            { user_id: 2, contest_type: 'bowl_mania', entry_name: 'Bowler' },
          ]
        : [],
    );
    // Who had turned reminders off has had no recap either.
    const mails = (await all(db, 'user_options')).map((row) => [row['weekly_reminder'], row['weekly_recap']]);
    expect([...new Set(mails.map(([reminder, recap]) => reminder === recap))]).toEqual(later ? [true] : []);
    expect((await all(db, 'push_wishes')).map(({ page }) => page)).toEqual(later ? ['/football', '/football'] : []);
    expect((await all(db, 'push_outbox')).map(({ page }) => page)).toEqual(later ? ['/football', '/underdogs'] : []);
    await db.close();
  });

  it.each(releases)('takes any sport and any kind of notice, and still refuses what can never be: %s', async (name) => {
    const place = await engine.place();
    await loadKept(place, name);
    const db = await openDatabase(place);
    await migrateSite(db);
    await addGame(db, { id: 99, sport: 'NCAAB' });
    await sql`insert into push_wishes (user_id, event_id, kind, page) values (1, 99, 'buzzer', '/bbauction')`.execute(db.kysely);
    await expect(addGame(db, { state: 'over' as 'final' })).rejects.toThrow();
    await expect(
      sql`insert into push_wishes (user_id, event_id, kind, page) values (1, 12345, 'final', '/')`.execute(db.kysely),
    ).rejects.toThrow();
    await db.close();
  });
});

test('databases of at least three releases are kept, on both engines', () => {
  expect(releases.length).toBeGreaterThanOrEqual(3);
  for (const name of releases)
    for (const engine of ['sqlite', 'postgres']) expect(readdirSync(KEPT_FOLDER)).toContain(`${name}.${engine}.sql`);
});
