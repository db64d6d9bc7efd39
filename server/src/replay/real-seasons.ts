import { describeByTurns, type TestEngine } from '../testing';
import { gamesCsv, haveGames } from './independent/source';

const skipped = (name: string) => describe.skip(name, () => it('needs ../shared/data/nfl/games.csv or POOLHOUSE_GAMES_CSV', () => {}));

/** Runs a suite over the real seasons on both engines by turns where their file is, and says so where it is not. */
export const describeRealSeasons: typeof describeByTurns = haveGames ? describeByTurns : skipped;

/**
 * Seasons that are played through: each on one engine, the last on PostgreSQL where there is one and the others on SQLite. All on both
 * with POOLHOUSE_TEST_EVERY_ENGINE=1.
 */
export function seasonsOn<T>({ engine }: TestEngine, seasons: readonly T[]): readonly T[] {
  if (process.env['POOLHOUSE_TEST_EVERY_ENGINE'] === '1' || !process.env['TEST_DATABASE_URL']) return seasons;
  return engine === 'postgres' || seasons.length === 1 ? seasons.slice(-1) : seasons.slice(0, -1);
}

/** The same for a suite that needs no database. */
export function describeGames(name: string, suite: (csv: string) => void): void {
  if (haveGames) describe(name, () => suite(gamesCsv()));
  else skipped(name);
}
