import { describeEachEngine } from '../testing';
import { haveGames } from './independent/source';

/** Runs a suite over the real seasons on each engine where their file is, and says so where it is not. */
export const describeRealSeasons: typeof describeEachEngine = haveGames
  ? describeEachEngine
  : (name) => describe.skip(name, () => it('needs ../shared/data/nfl/games.csv or POOLHOUSE_GAMES_CSV', () => {}));
