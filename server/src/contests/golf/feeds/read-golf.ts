import { formatList } from '@poolhouse/contract/formats';
import { FeedFailure, otherShape } from '../../../sport/feeds/feed-failure';
import type { Misfit } from '../../../sport/feeds/misfit';
import type { FeedGolf } from './feed-golf';
import { readEspn } from './shapes/espn';
import { readGraphql } from './shapes/graphql';
import { readLbdata } from './shapes/lbdata';
import { readLeaderboard2018 } from './shapes/leaderboard-2018';
import { readScorecard2018 } from './shapes/scorecard-2018';

const UNKNOWN = 'The answer has no shape of golf that is known here';
type Read = (json: unknown, misfits: Misfit[]) => FeedGolf[] | undefined;
const single =
  (read: (json: unknown, misfits: Misfit[]) => FeedGolf | undefined): Read =>
  (json, misfits) => {
    const one = read(json, misfits);
    return one && [one];
  };

/** The shapes, each told by the field in which all of it stands. */
const SHAPES: Readonly<Record<string, Read>> = {
  events: readEspn,
  rows: single(readLbdata),
  leaderboard: single(readLeaderboard2018),
  p: single(readScorecard2018),
  data: single(readGraphql),
};

/** What an answer tells, and what of it does not fit. */
export interface GolfAnswer {
  readonly feeds: readonly FeedGolf[];
  readonly misfits: readonly Misfit[];
}

/**
 * Reads an answer of any shape that is known here, told by what it has in it.
 *
 * @throws FeedFailure of kind `other_shape` for anything else
 */
export function readGolfAnswer(json: unknown): GolfAnswer {
  const misfits: Misfit[] = [];
  const [, read] = Object.entries(SHAPES).find(([field]) => typeof json === 'object' && json !== null && field in json) ?? [];
  if (!read) throw new FeedFailure('other_shape', `${UNKNOWN}: it has none of ${formatList(Object.keys(SHAPES))}.`);
  const feeds = read(json, misfits);
  if (!feeds) throw otherShape(UNKNOWN, misfits);
  if (feeds.length === 0 && misfits.length > 0) throw otherShape('Nothing of the leaderboard can be read', misfits);
  return { feeds, misfits };
}

/** The same without what does not fit. @throws FeedFailure */
export const readGolf = (json: unknown): FeedGolf[] => [...readGolfAnswer(json).feeds];
