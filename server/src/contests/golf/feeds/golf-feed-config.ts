import { z } from 'zod';
import { addressesIn, feedAddresses } from '../../../sport/feeds/feed-config';

const addresses = feedAddresses.optional();

/** The operator's variables about feeds of golf. */
export const golfFeedEnvironment = {
  POOLHOUSE_GOLF_LEADERBOARD_URL: addresses,
  POOLHOUSE_GOLF_SCOREBOARD_URL: addresses,
  POOLHOUSE_GOLF_SHOTS_URL: addresses,
  POOLHOUSE_GOLF_SHOTS_KEY: z.string().max(200).optional(),
  POOLHOUSE_GOLF_FIELD_URL: addresses,
  POOLHOUSE_ODDS_GOLF_URL: addresses,
};

/** Addresses as they were set, with names in braces still in them, in the order in which they are asked; a feed without one rests. */
export interface GolfFeedConfig {
  readonly leaderboard: readonly string[];
  readonly scoreboard: readonly string[];
  readonly shots: readonly string[];
  readonly field: readonly string[];
  readonly odds: readonly string[];
  /** Of the GraphQL addresses; it goes into their headers, and from there into no log and no text. */
  readonly key: string | undefined;
  /** Of the odds. */
  readonly oddsKey: string | undefined;
}

export function golfFeedConfig(values: Readonly<Record<string, unknown>>, oddsKey: string | undefined): GolfFeedConfig {
  const text = (name: keyof typeof golfFeedEnvironment) => values[name] as string | undefined;
  const all = (name: keyof typeof golfFeedEnvironment) => addressesIn(text(name));
  return {
    leaderboard: all('POOLHOUSE_GOLF_LEADERBOARD_URL'),
    scoreboard: all('POOLHOUSE_GOLF_SCOREBOARD_URL'),
    shots: all('POOLHOUSE_GOLF_SHOTS_URL'),
    field: all('POOLHOUSE_GOLF_FIELD_URL'),
    odds: all('POOLHOUSE_ODDS_GOLF_URL'),
    key: text('POOLHOUSE_GOLF_SHOTS_KEY'),
    oddsKey,
  };
}
