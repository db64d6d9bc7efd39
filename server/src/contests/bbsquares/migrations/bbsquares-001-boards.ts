import { sql, type Kysely } from 'kysely';
import { columnTypes } from '../../../ground/db/migrations/column-types';
import { commitOf, newSeed } from '../board/protocol';

interface Tables {
  contests: { id: number; contest_type: string; created_at: number };
  squares_boards: { contest_id: number; seed: string; commitment: string; sealed_at: number };
}

/** Boards, claims, words, who has paid, and draws that were thrown away. A contest that was opened before gets its board now. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const untyped = db as unknown as Kysely<unknown>;
  await createBoards(untyped);
  await createClaims(untyped);
  await createNotesOfEntries(untyped);
  await createDraws(untyped);
  await sealBoards(db);
}

/** A contest's board: how it is played, and its numbers, sealed until they are drawn. */
async function createBoards(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('squares_boards')
    .addColumn('contest_id', 'integer', (c) => c.primaryKey().references('contests.id'))
    .addColumn('points_per_square', 'integer', (c) => c.notNull().defaultTo(10))
    .addColumn('max_squares', 'integer', (c) => c.notNull().defaultTo(10))
    .addColumn('lock_at', instant)
    .addColumn('playins', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`playins in (0, 1)`),
    )
    .addColumn('halftime_pct', 'integer', (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`halftime_pct between 0 and 100`),
    )
    .addColumn('amounts', text, (c) => c.notNull().defaultTo('0,80,120,220,360,560,1200'))
    .addColumn('locked_at', instant)
    .addColumn('seed', text, (c) => c.notNull())
    .addColumn('commitment', text, (c) => c.notNull())
    .addColumn('sealed_at', instant, (c) => c.notNull())
    .addColumn('drawn_at', instant)
    .addColumn('columns', text, (c) => c.notNull().defaultTo('----------'))
    .addColumn('rows', text, (c) => c.notNull().defaultTo('----------'))
    .addColumn('typed_by', text)
    .addColumn('draw_document', text)
    .addColumn('voided_at', instant)
    .addColumn('share_token', text, (c) => c.unique())
    .execute();
}

/** Whose each square is. */
async function createClaims(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('squares_claims')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('x_pos', 'integer', (c) => c.notNull().check(sql`x_pos between 0 and 9`))
    .addColumn('y_pos', 'integer', (c) => c.notNull().check(sql`y_pos between 0 and 9`))
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'))
    .addColumn('claimed_at', instant, (c) => c.notNull())
    .addColumn('by_user', text)
    .addColumn('reason', text)
    .addPrimaryKeyConstraint('squares_claims_one', ['contest_id', 'x_pos', 'y_pos'])
    .execute();
}

/** What is kept of an entry beside its squares: its word for the draw, and that it has paid. */
async function createNotesOfEntries(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  for (const [table, columns] of [
    ['squares_words', [['word', text]]],
    [
      'squares_paid',
      [
        ['paid_at', instant],
        ['by_user', text],
      ],
    ],
  ] as const) {
    let build = db.schema
      .createTable(table)
      .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
      .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id'));
    for (const [name, type] of columns) build = build.addColumn(name, type, (c) => c.notNull());
    await build.addPrimaryKeyConstraint(`${table}_one`, ['contest_id', 'entry_id'] as never).execute();
  }
}

/** Draws that were thrown away. */
async function createDraws(db: Kysely<unknown>): Promise<void> {
  const { text, instant, identity } = columnTypes(db);
  await db.schema
    .createTable('squares_draws')
    .addColumn('id', 'integer', identity)
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id'))
    .addColumn('draw_document', text, (c) => c.notNull())
    .addColumn('voided_at', instant, (c) => c.notNull())
    .addColumn('by_user', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .execute();
}

/** Boards of contests that were opened before there were any. */
async function sealBoards(db: Kysely<Tables>): Promise<void> {
  for (const { id, created_at } of await db
    .selectFrom('contests')
    .select(['id', 'created_at'])
    .where('contest_type', '=', 'bbsquares')
    .execute()) {
    const seed = newSeed();
    await db
      .insertInto('squares_boards')
      .values({ contest_id: id, seed, commitment: commitOf(String(id), seed), sealed_at: created_at })
      .execute();
  }
}
