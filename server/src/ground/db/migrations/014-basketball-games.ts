import { sql, type Kysely } from 'kysely';
import { columnTypes } from './column-types';

/** The games that college basketball's teams played before the field was announced. Team 1 is the one with the lower id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { identity } = columnTypes(db);
  await db.schema
    .createTable('ncaab_season_games')
    .addColumn('id', 'integer', identity)
    .addColumn('season', 'integer', (c) => c.notNull().references('ncaab_seasons.season'))
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('team1_id', 'integer', (c) => c.notNull().references('ncaab_teams.id'))
    .addColumn('team2_id', 'integer', (c) => c.notNull().references('ncaab_teams.id'))
    .addColumn('score1', 'integer', (c) => c.notNull())
    .addColumn('score2', 'integer', (c) => c.notNull())
    .addColumn('home', 'integer', (c) => c.notNull().check(sql`home in (0, 1, 2)`))
    .addColumn('overtimes', 'integer', (c) => c.notNull())
    .addUniqueConstraint('ncaab_season_games_one', ['season', 'day', 'team1_id', 'team2_id'])
    .execute();
  await db.schema.createIndex('ncaab_season_games_team1').on('ncaab_season_games').columns(['season', 'team1_id']).execute();
  await db.schema.createIndex('ncaab_season_games_team2').on('ncaab_season_games').columns(['season', 'team2_id']).execute();
}
