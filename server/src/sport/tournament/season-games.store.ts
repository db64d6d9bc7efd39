import type { Tx } from '../../ground/db/database';

const BATCH = 100;

/** A game before the tournament; team 1 is the one with the lower id. */
export interface SeasonGame {
  /** Counted from the first day of the season; the field is announced on day 132. */
  day: number;
  team1: number;
  team2: number;
  score1: number;
  score2: number;
  /** Which of them was at home; 0 on neutral ground. */
  home: 0 | 1 | 2;
  overtimes: number;
}

/** All games of a season that are kept. */
export async function readSeasonGames(tx: Tx, season: number): Promise<SeasonGame[]> {
  const rows = await tx.selectFrom('ncaab_season_games').selectAll().where('season', '=', season).execute();
  return rows.map(({ team1_id: team1, team2_id: team2, home, day, score1, score2, overtimes }) => ({
    day,
    team1,
    team2,
    score1,
    score2,
    home: home as SeasonGame['home'],
    overtimes,
  }));
}

/** Adds games, and writes those anew that are there. */
export async function keepSeasonGames(tx: Tx, season: number, games: readonly SeasonGame[]): Promise<void> {
  for (let from = 0; from < games.length; from += BATCH)
    await tx
      .insertInto('ncaab_season_games')
      .values(games.slice(from, from + BATCH).map(({ team1, team2, ...game }) => ({ season, team1_id: team1, team2_id: team2, ...game })))
      .onConflict((conflict) =>
        conflict.columns(['season', 'day', 'team1_id', 'team2_id']).doUpdateSet((eb) => ({
          score1: eb.ref('excluded.score1'),
          score2: eb.ref('excluded.score2'),
          home: eb.ref('excluded.home'),
          overtimes: eb.ref('excluded.overtimes'),
        })),
      )
      .execute();
}

/** A game that teams played, with their names. */
export interface NamedGame extends SeasonGame {
  id: number;
  name1: string;
  name2: string;
}

/** What these teams played before the tournament, the first game first. */
export async function gamesOfTeams(tx: Tx, season: number, teamIds: readonly number[]): Promise<NamedGame[]> {
  if (teamIds.length === 0) return [];
  const rows = await tx
    .selectFrom('ncaab_season_games as g')
    .innerJoin('ncaab_teams as one', 'one.id', 'g.team1_id')
    .innerJoin('ncaab_teams as two', 'two.id', 'g.team2_id')
    .selectAll('g')
    .select(['one.name as name1', 'two.name as name2'])
    .where('g.season', '=', season)
    .where((eb) => eb.or([eb('g.team1_id', 'in', teamIds), eb('g.team2_id', 'in', teamIds)]))
    .orderBy('g.day')
    .orderBy('g.id')
    .execute();
  return rows.map(({ team1_id: team1, team2_id: team2, season: _season, home, ...row }) => ({
    ...row,
    team1,
    team2,
    home: home as SeasonGame['home'],
  }));
}
