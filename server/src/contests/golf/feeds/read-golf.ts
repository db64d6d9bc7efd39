import { FeedFailure } from '../../../sport/feeds/feed-failure';
import type { FeedGolf } from './feed-golf';
import { readEspn } from './shapes/espn';
import { readGraphql } from './shapes/graphql';
import { readLbdata } from './shapes/lbdata';
import { readLeaderboard2018 } from './shapes/leaderboard-2018';
import { readScorecard2018 } from './shapes/scorecard-2018';

/**
 * Reads an answer of any shape that is known here, told by what it has in it.
 *
 * @throws FeedFailure of kind `other_shape` for anything else
 */
export function readGolf(json: unknown): FeedGolf[] {
  const several = readEspn(json);
  if (several) return several;
  const one = readLbdata(json) ?? readLeaderboard2018(json) ?? readScorecard2018(json) ?? readGraphql(json);
  if (!one) throw new FeedFailure('other_shape', 'The answer has no shape of golf that is known here.');
  return [one];
}
