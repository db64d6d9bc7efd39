import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The real seasons lie beside the repository, not in it; POOLHOUSE_GAMES_CSV says where else. */
export const gamesFile = process.env.POOLHOUSE_GAMES_CSV ?? join(__dirname, '../../../../../shared/data/nfl/games.csv');

export const haveGames = existsSync(gamesFile);

export function gamesCsv(): string {
  return readFileSync(gamesFile, 'utf8');
}
