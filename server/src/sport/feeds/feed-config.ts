import { resolve } from 'node:path';
import { z } from 'zod';

const address = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' }).optional(),
);

/** The operator's variables about feeds; app/config.ts reads them with the others. */
export const feedEnvironment = {
  POOLHOUSE_NFL_SCOREBOARD_URL: address,
  POOLHOUSE_NCAA_SCOREBOARD_URL: address,
  POOLHOUSE_ODDS_NFL_URL: address,
  POOLHOUSE_ODDS_NCAA_URL: address,
  POOLHOUSE_FEEDS_IN_PRACTICE: z.preprocess((value) => (value === '' ? undefined : value), z.enum(['0', '1'], 'must be 0 or 1').optional()),
  POOLHOUSE_ODDS_KEY: z.preprocess((value) => (value === '' ? undefined : value), z.string().max(200).optional()),
};
type FeedEnvironment = { [Name in keyof typeof feedEnvironment]?: z.output<(typeof feedEnvironment)[Name]> };

/** Where the feeds are; one that is not set rests. */
export interface FeedConfig {
  scoreboards: { NFL: URL | undefined; NCAA: URL | undefined };
  odds: { NFL: URL | undefined; NCAA: URL | undefined };
  /** Of The Odds API, for addresses that a contest asks. */
  oddsKey: string | undefined;
  /** Live feeds come in on a practice clock as well, to play recorded answers at the time they are from. */
  inPractice: boolean;
  /** Absolute folder in which files to import are put. */
  importFolder: string;
}

/** The key of The Odds API goes into its addresses, and from there into no log and no text. */
export function feedConfig(env: FeedEnvironment, dataFolder: string): FeedConfig {
  const url = (text: string | undefined) => (text === undefined ? undefined : new URL(text));
  const odds = (text: string | undefined) => {
    const found = url(text);
    if (found && env.POOLHOUSE_ODDS_KEY !== undefined) found.searchParams.set('apiKey', env.POOLHOUSE_ODDS_KEY);
    return found;
  };
  return {
    scoreboards: { NFL: url(env.POOLHOUSE_NFL_SCOREBOARD_URL), NCAA: url(env.POOLHOUSE_NCAA_SCOREBOARD_URL) },
    odds: { NFL: odds(env.POOLHOUSE_ODDS_NFL_URL), NCAA: odds(env.POOLHOUSE_ODDS_NCAA_URL) },
    oddsKey: env.POOLHOUSE_ODDS_KEY,
    inPractice: env.POOLHOUSE_FEEDS_IN_PRACTICE === '1',
    importFolder: resolve(dataFolder, 'import'),
  };
}
