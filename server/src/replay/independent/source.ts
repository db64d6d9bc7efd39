import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The real seasons lie beside the repository, not in it; POOLHOUSE_GAMES_CSV says where else. */
export const gamesFile = process.env.POOLHOUSE_GAMES_CSV ?? join(__dirname, '../../../../../shared/data/nfl/games.csv');

export const haveGames = existsSync(gamesFile);

export function gamesCsv(): string {
  return readFileSync(gamesFile, 'utf8');
}

/** The head of a games.csv and the lines of one season, where a test does not ask what becomes of the others. */
export function linesOfSeason(csv: string, season: number): string {
  const [head, ...lines] = csv.split('\n');
  return [head, ...lines.filter((line) => line.startsWith(`${season}_`))].join('\n');
}
