import { describeEachEngine, type TestEngine } from '../testing';
import { gamesCsv, haveGames } from './independent/source';

const skipped = (name: string) => describe.skip(name, () => it('needs ../shared/data/nfl/games.csv or POOLHOUSE_GAMES_CSV', () => {}));

/** Runs a suite over the real seasons on each engine where their file is, and says so where it is not. */
export const describeRealSeasons: typeof describeEachEngine = haveGames ? describeEachEngine : skipped;

/**
 * Seasons that are played through: all of them on SQLite, the last on PostgreSQL, which plays as well and takes twice the time. All on both
 * with POOLHOUSE_TEST_EVERY_ENGINE=1.
 */
export function seasonsOn<T>({ engine }: TestEngine, seasons: readonly T[]): readonly T[] {
  return engine === 'sqlite' || process.env['POOLHOUSE_TEST_EVERY_ENGINE'] === '1' ? seasons : seasons.slice(-1);
}

/** The same for a suite that needs no database. */
export function describeGames(name: string, suite: (csv: string) => void): void {
  if (haveGames) describe(name, () => suite(gamesCsv()));
  else skipped(name);
}
