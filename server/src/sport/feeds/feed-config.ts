import { resolve } from 'node:path';
import { z } from 'zod';

const IS_NO_ADDRESS = 'must be an address that begins with https:// or http://, or several with blanks between';
const isAddress = (word: string): boolean => z.url({ protocol: /^https?$/ }).safeParse(word).success;

/** One address or several, of which the next is asked where one does not answer. A comma does not part them: queries have some. */
export const feedAddresses = z.string().refine((text) => text.trim().split(/\s+/).every(isAddress), IS_NO_ADDRESS);
const addresses = z.preprocess((value) => (value === '' ? undefined : value), feedAddresses.optional());

/** As they were set, in the order in which they are asked. */
export const addressesIn = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

/** The operator's variables about feeds; app/config.ts reads them with the others. */
export const feedEnvironment = {
  POOLHOUSE_NFL_SCOREBOARD_URL: addresses,
  POOLHOUSE_NCAA_SCOREBOARD_URL: addresses,
  POOLHOUSE_NCAAB_SCOREBOARD_URL: addresses,
  POOLHOUSE_ODDS_NFL_URL: addresses,
  POOLHOUSE_ODDS_NCAA_URL: addresses,
  POOLHOUSE_FEEDS_IN_PRACTICE: z.preprocess((value) => (value === '' ? undefined : value), z.enum(['0', '1'], 'must be 0 or 1').optional()),
  POOLHOUSE_ODDS_KEY: z.preprocess((value) => (value === '' ? undefined : value), z.string().max(200).optional()),
};
type FeedEnvironment = { [Name in keyof typeof feedEnvironment]?: z.output<(typeof feedEnvironment)[Name]> };

/** Where a feed is: asked in this order; none for one that rests. */
export type Sources = readonly URL[];

/** Where the feeds are; one that is not set rests. */
export interface FeedConfig {
  scoreboards: { NFL: Sources; NCAA: Sources; NCAAB: Sources };
  odds: { NFL: Sources; NCAA: Sources };
  /** Of The Odds API, for addresses that a contest asks. */
  oddsKey: string | undefined;
  /** Live feeds come in on a practice clock as well, to play recorded answers at the time they are from. */
  inPractice: boolean;
  /** Absolute folder in which files to import are put. */
  importFolder: string;
}

/** The key of The Odds API goes into its addresses, and from there into no log and no text. */
export function feedConfig(env: FeedEnvironment, dataFolder: string): FeedConfig {
  const urls = (text: string | undefined) => addressesIn(text).map((one) => new URL(one));
  const odds = (text: string | undefined) => {
    const found = urls(text);
    // A further source may bring a key of its own.
    for (const url of found)
      if (env.POOLHOUSE_ODDS_KEY !== undefined && !url.searchParams.has('apiKey')) url.searchParams.set('apiKey', env.POOLHOUSE_ODDS_KEY);
    return found;
  };
  return {
    scoreboards: {
      NFL: urls(env.POOLHOUSE_NFL_SCOREBOARD_URL),
      NCAA: urls(env.POOLHOUSE_NCAA_SCOREBOARD_URL),
      NCAAB: urls(env.POOLHOUSE_NCAAB_SCOREBOARD_URL),
    },
    odds: { NFL: odds(env.POOLHOUSE_ODDS_NFL_URL), NCAA: odds(env.POOLHOUSE_ODDS_NCAA_URL) },
    oddsKey: env.POOLHOUSE_ODDS_KEY,
    inPractice: env.POOLHOUSE_FEEDS_IN_PRACTICE === '1',
    importFolder: resolve(dataFolder, 'import'),
  };
}
