import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../ground/db/database';
import { isBearable, migrate, type Migrations, type Step } from '../ground/db/migrate';
import { openDatabase } from '../ground/db/open';
import { describeEachEngine } from '../testing/engines';
import { KEPT_FOLDER, keptRows } from '../testing/kept-databases';
import { noticed, shapeOf } from '../testing/schema-shape.store';
import { siteSteps } from './migrate-site';

/** Steps that some release has taken, by the databases that are kept of them. */
const released = readdirSync(KEPT_FOLDER)
  .filter((file) => file.endsWith('.sqlite.sql'))
  .map((file) => readFileSync(join(KEPT_FOLDER, file), 'utf8'))
  .join('\n');

/** The database from before there were upgrades. */
const before = readFileSync(join(KEPT_FOLDER, 'before-upgrade.sqlite.sql'), 'utf8');
const isUnderRule = (name: string) => !before.includes(`'${name}'`);

const of = (steps: Migrations, which: (name: string) => boolean): Migrations =>
  Object.fromEntries(Object.entries(steps).filter(([name]) => which(name)));

type Up = (db: Kysely<unknown>) => Promise<unknown>;
const BAD: Record<string, [Up, RegExp]> = {
  'a table that goes': [(db) => db.schema.dropTable('smack_reactions').execute(), /^smack_reactions is gone$/],
  'a column that goes': [(db) => db.schema.alterTable('users').dropColumn('email').execute(), /^users\.email is gone$/],
  'another name': [(db) => db.schema.alterTable('users').renameColumn('email', 'mail').execute(), /^users\.email is gone$/],
  // SQLite adds no such column.
  'a column that must be said [postgres]': [
    (db) => sql`alter table signin_failures add column why text not null`.execute(db),
    /^signin_failures\.why is new and must be said$/,
  ],
  'what may be there once alone': [
    (db) => db.schema.createIndex('once').on('smack').columns(['user_id', 'created_at']).unique().execute(),
    /^smack refuses more: /,
  ],
};

describeEachEngine('what a migration may do', (engine) => {
  const atRule = async (): Promise<Database> => {
    const db = await openDatabase(await engine.place());
    await migrate(
      db,
      of(siteSteps, (name) => !isUnderRule(name)),
    );
    return db;
  };
  const effectOf = async (db: Database, step: Step, name = '999-step') => {
    const before = await shapeOf(db);
    await migrate(db, { ...of(siteSteps, (one) => !isUnderRule(one) || one < name), [name]: step });
    return noticed(before, await shapeOf(db), step.takesAwayAfter !== undefined);
  };

  it('is nothing that the release before would notice, for each one since the rule', async () => {
    const db = await atRule();
    const taken = of(siteSteps, (name) => !isUnderRule(name));
    for (const [name, step] of Object.entries(of(siteSteps, isUnderRule))) {
      const before = await shapeOf(db);
      Object.assign(taken, { [name]: step });
      await migrate(db, taken);
      const { takesAwayAfter } = step;
      // It exports onlyAdds, or takesAwayAfter.
      expect([name, isBearable(step)]).toEqual([name, true]);
      expect([name, noticed(before, await shapeOf(db), takesAwayAfter !== undefined)]).toEqual([name, []]);
      // What is taken away was read by nobody since a release that is out.
      if (takesAwayAfter !== undefined) expect(released).toContain(`'${takesAwayAfter}'`);
    }
    await db.close();
  });

  it.each(Object.entries(BAD).filter(([what]) => engine.engine === 'postgres' || !what.includes('[postgres]')))(
    'is told: %s',
    async (_what, [up, words]) => {
      const db = await atRule();
      const step = { up: async (on: Kysely<unknown>) => void (await up(on)) };
      expect(await effectOf(db, step)).toContainEqual(expect.stringMatching(words));
      await db.close();
    },
  );

  it('may add tables, columns that need not be said, and rules about those alone', async () => {
    const db = await atRule();
    const up = async (on: Kysely<unknown>) => {
      await on.schema
        .createTable('later')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .execute();
      await on.schema
        .alterTable('users')
        .addColumn('motto', 'text', (c) => c.check(sql`motto <> ''`))
        .execute();
      await on.schema
        .alterTable('smack')
        .addColumn('weight', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await on.schema.createIndex('smack_by_weight').on('smack').column('weight').execute();
    };
    expect(await effectOf(db, { up })).toEqual([]);
    await db.close();
  });

  it('leaves room for what the release before writes: its rows go into today’s tables', async () => {
    const db = await engine.open();
    const tables = new Map(
      (await db.kysely.introspection.getTables()).map(({ name, columns }) => [name, columns.map((column) => column.name)]),
    );
    for (const [table, rows] of Object.entries(keptRows())) {
      const there = tables.get(table);
      if (!there) continue;
      const own = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => there.includes(column))));
      await db.kysely
        .insertInto(table as 'settings')
        .values(own as never)
        .execute();
    }
    expect((await db.kysely.selectFrom('users').select('id').execute()).length).toBeGreaterThan(0);
  });
});

test('each step that was there before upgrades is passed over by nobody', () => {
  const old = Object.entries(siteSteps).filter(([name]) => !isUnderRule(name));
  expect(old.length).toBeGreaterThan(40);
  expect(old.filter(([, step]) => isBearable(step))).toEqual([]);
});
