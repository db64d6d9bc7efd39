import type { Kysely } from 'kysely';
import { columnTypes } from '../../../ground/db/migrations/column-types';

interface Tables {
  contests: { id: number; contest_type: string };
  handed_over_terms: { contest_id: number; points_per_entry: number; cigar_points: number; overall_points: string };
  handed_over_sidebets: { entry_id: number };
  football_terms: { contest_id: number; points_per_entry: number; cigar_points: number; overall_points: string };
  football_sidebets: { entry_id: number };
}

/** What an entry pays in and what is paid out, by contest, and the entries that are in the sidebet. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { text } = columnTypes(db as unknown as Kysely<unknown>);
  await db.schema
    .createTable('football_terms')
    .addColumn('contest_id', 'integer', (c) => c.primaryKey().references('contests.id'))
    .addColumn('points_per_entry', 'integer', (c) => c.notNull())
    .addColumn('cigar_points', 'integer', (c) => c.notNull())
    .addColumn('overall_points', text, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('football_sidebets')
    .addColumn('entry_id', 'integer', (c) => c.primaryKey().references('entries.id'))
    .execute();
  const own = db.selectFrom('contests').select('id').where('contest_type', '=', 'football');
  await db
    .insertInto('football_terms')
    .columns(['contest_id', 'points_per_entry', 'cigar_points', 'overall_points'])
    .expression(
      db
        .selectFrom('handed_over_terms')
        .select(['contest_id', 'points_per_entry', 'cigar_points', 'overall_points'])
        .where('contest_id', 'in', own),
    )
    .execute();
  await db.deleteFrom('handed_over_terms').where('contest_id', 'in', own).execute();
  // A mark on an entry of another kind was football's all the same.
  await db
    .insertInto('football_sidebets')
    .columns(['entry_id'])
    .expression(db.selectFrom('handed_over_sidebets').select('entry_id'))
    .execute();
  await db.deleteFrom('handed_over_sidebets').execute();
}
