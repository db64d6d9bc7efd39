import { z } from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' }).optional();

/** The operator's variables about feeds of golf. */
export const golfFeedEnvironment = {
  POOLHOUSE_GOLF_LEADERBOARD_URL: address,
  POOLHOUSE_GOLF_SCOREBOARD_URL: address,
  POOLHOUSE_GOLF_SHOTS_URL: address,
  POOLHOUSE_GOLF_SHOTS_KEY: z.string().max(200).optional(),
  POOLHOUSE_GOLF_FIELD_URL: address,
  POOLHOUSE_ODDS_GOLF_URL: address,
};

/** Addresses as they were set, with names in braces still in them; one that is not set rests. */
export interface GolfFeedConfig {
  readonly leaderboard: string | undefined;
  readonly scoreboard: string | undefined;
  readonly shots: string | undefined;
  readonly field: string | undefined;
  readonly odds: string | undefined;
  /** Of the GraphQL addresses; it goes into their headers, and from there into no log and no text. */
  readonly key: string | undefined;
  /** Of the odds. */
  readonly oddsKey: string | undefined;
}

export function golfFeedConfig(values: Readonly<Record<string, unknown>>, oddsKey: string | undefined): GolfFeedConfig {
  const text = (name: keyof typeof golfFeedEnvironment) => values[name] as string | undefined;
  return {
    leaderboard: text('POOLHOUSE_GOLF_LEADERBOARD_URL'),
    scoreboard: text('POOLHOUSE_GOLF_SCOREBOARD_URL'),
    shots: text('POOLHOUSE_GOLF_SHOTS_URL'),
    field: text('POOLHOUSE_GOLF_FIELD_URL'),
    odds: text('POOLHOUSE_ODDS_GOLF_URL'),
    key: text('POOLHOUSE_GOLF_SHOTS_KEY'),
    oddsKey,
  };
}
