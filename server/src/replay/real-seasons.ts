import { describeEachEngine } from '../testing';
import { gamesCsv, haveGames } from './independent/source';

const skipped = (name: string) => describe.skip(name, () => it('needs ../shared/data/nfl/games.csv or POOLHOUSE_GAMES_CSV', () => {}));

/** Runs a suite over the real seasons on each engine where their file is, and says so where it is not. */
export const describeRealSeasons: typeof describeEachEngine = haveGames ? describeEachEngine : skipped;

/** The same for a suite that needs no database. */
export function describeGames(name: string, suite: (csv: string) => void): void {
  if (haveGames) describe(name, () => suite(gamesCsv()));
  else skipped(name);
}
