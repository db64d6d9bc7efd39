import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** The college basketball tournament: teams, who stands where, when the games are, and the results that wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTeams(db);
  await createField(db);
  await createTournamentGames(db);
}

async function createTeams(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable('ncaab_teams')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('abbrev', text, (c) => c.notNull())
    .addColumn('espn_id', text, (c) => c.unique())
    .addColumn('color', text, (c) => c.notNull())
    .execute();
}

/** Who stands where. */
async function createField(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('ncaab_seasons')
    .addColumn('season', 'integer', (c) => c.primaryKey())
    .addColumn('opens_at', instant, (c) => c.notNull())
    .addColumn('regions', text, (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('ncaab_field')
    .addColumn('season', 'integer', (c) => c.notNull().references('ncaab_seasons.season'))
    .addColumn('slot', text, (c) => c.notNull())
    .addColumn('team_id', 'integer', (c) => c.notNull().references('ncaab_teams.id'))
    .addColumn('seed', 'integer', (c) => c.notNull().check(sql`seed between 1 and 16`))
    .addColumn('feeds', text)
    .addPrimaryKeyConstraint('ncaab_field_one', ['season', 'slot'])
    .addUniqueConstraint('ncaab_field_team', ['season', 'team_id'])
    .execute();
}

/** When the games are, and the results that wait. */
async function createTournamentGames(db: Kysely<unknown>): Promise<void> {
  const { text, instant } = columnTypes(db);
  await db.schema
    .createTable('ncaab_games')
    .addColumn('season', 'integer', (c) => c.notNull().references('ncaab_seasons.season'))
    .addColumn('game', text, (c) => c.notNull())
    .addColumn('tipoff_at', instant, (c) => c.notNull())
    .addColumn('score1', 'integer')
    .addColumn('score2', 'integer')
    .addColumn('overtime', 'integer', (c) => c.notNull().check(sql`overtime in (0, 1)`))
    .addColumn('walkover', 'integer', (c) => c.check(sql`walkover in (1, 2)`))
    .addPrimaryKeyConstraint('ncaab_games_one', ['season', 'game'])
    .execute();

  await db.schema
    .createTable('ncaab_halves')
    .addColumn('event_id', 'integer', (c) => c.primaryKey().references('events.id').onDelete('cascade'))
    .addColumn('score1', 'integer', (c) => c.notNull())
    .addColumn('score2', 'integer', (c) => c.notNull())
    .execute();
}
