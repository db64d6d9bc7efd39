import type { Kysely } from 'kysely';
import { columnTypes } from '../../../ground/db/migrations/column-types';

interface Tables {
  contests: { id: number; contest_type: string };
  handed_over_terms: { contest_id: number; points_per_entry: number; cigar_points: number; overall_points: string };
  nflwins_terms: { contest_id: number; points_per_entry: number; overall_points: string };
}

/** What an entry pays in and what the places are paid. Cigar points say nothing here; a row that has some stays where it is. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const { text } = columnTypes(db as unknown as Kysely<unknown>);
  await db.schema
    .createTable('nflwins_terms')
    .addColumn('contest_id', 'integer', (c) => c.primaryKey().references('contests.id'))
    .addColumn('points_per_entry', 'integer', (c) => c.notNull())
    .addColumn('overall_points', text, (c) => c.notNull())
    .execute();
  const own = db.selectFrom('contests').select('id').where('contest_type', '=', 'footballwins');
  await db
    .insertInto('nflwins_terms')
    .columns(['contest_id', 'points_per_entry', 'overall_points'])
    .expression(
      db.selectFrom('handed_over_terms').select(['contest_id', 'points_per_entry', 'overall_points']).where('contest_id', 'in', own),
    )
    .execute();
  await db.deleteFrom('handed_over_terms').where('contest_id', 'in', own).where('cigar_points', '=', 0).execute();
}
