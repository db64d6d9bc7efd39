import type { Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** The teams of NFL wins contests, their draft, and the wins expected of teams by season. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { text, instant, line } = columnTypes(db);
  await db.schema
    .createTable('nflwins_teams')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id').onDelete('cascade'))
    .addColumn('abbrev', text, (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.references('entries.id').onDelete('set null'))
    .addColumn('exp_wins', line)
    .addPrimaryKeyConstraint('nflwins_teams_one', ['contest_id', 'abbrev'])
    .execute();

  await db.schema
    .createTable('nflwins_seats')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('nflwins_seats_one', ['contest_id', 'seat'])
    .addUniqueConstraint('nflwins_seats_entry', ['contest_id', 'entry_id'])
    .execute();

  await db.schema
    .createTable('nflwins_draft')
    .addColumn('contest_id', 'integer', (c) => c.notNull().references('contests.id').onDelete('cascade'))
    .addColumn('turn', 'integer', (c) => c.notNull())
    .addColumn('entry_id', 'integer', (c) => c.notNull().references('entries.id').onDelete('cascade'))
    .addColumn('abbrev', text, (c) => c.notNull())
    .addColumn('picked_at', instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('nflwins_draft_one', ['contest_id', 'turn'])
    .execute();

  await db.schema
    .createTable('nfl_win_totals')
    .addColumn('season', 'integer', (c) => c.notNull())
    .addColumn('abbrev', text, (c) => c.notNull())
    .addColumn('line', line, (c) => c.notNull())
    .addPrimaryKeyConstraint('nfl_win_totals_one', ['season', 'abbrev'])
    .execute();
}
