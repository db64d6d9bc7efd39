import { z } from 'zod';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, idOrZeroParam } from '../fields';
import { mySeasonFactOf, mySeasonHead, mySeasonWeekFields } from '../my-season';

/** First and only row. A tournament's number in the season is its week here. */
const config = z.object({
  ...mySeasonHead,
  /** Scores to par, added up; of a tournament before the entry came, the worst. */
  Score: z.number().int(),
  /** Dollars won, the prizes of the season's end with them once it is over; without the side action. */
  Points: z.number(),
});

/** A tournament that counts, and what the viewer's entry had in it. */
const tournament = z.object({
  ...mySeasonWeekFields,
  tid: z.number().int(),
  Name: z.string(),
  double: flag,
  /** Shared place in it, among so many. */
  Place: z.number().int(),
  Shared: flag,
  Of: z.number().int(),
  /** To par. */
  Score: z.number().int(),
  /** Dollars won in it, and what they are made of: '$9 for place 1'; '' for nothing. */
  Points: z.number(),
  Won: z.string(),
});

/** A golfer of the viewer's entry, as a tournament left them. */
const pick = z.object({
  /** `3-12`: number of the tournament and golfer. */
  ID: z.string(),
  Week: z.number().int(),
  Name: z.string(),
  /** 'T3', 'CUT'; '' where it was not kept. */
  Position: z.string(),
  /** Holes on which this golfer alone made the ball that counted. */
  Balls: z.number().int(),
  /** 1 for one that the house gave. */
  House: flag,
  /** 1 where nobody else had picked them. */
  Alone: flag,
});

/** What a rule would have brought in the tournaments that can be compared. */
const rule = z.object({
  ID: z.enum(['mine', 'crowd', 'favorites', 'house', 'random']),
  /** To par; whole, but for any four: what they come to on average, to a tenth. */
  Score: z.number(),
});

/** The viewer beside any four. */
const beside = z.object({
  ID: z.number().int(),
  /** How many tournaments are compared, of those that count. */
  Tournaments: z.number().int(),
  /** '14.3 strokes better than any four' */
  Says: z.string(),
});

export const golfMySeasonApi = defineApi({
  'GET golf/my_season': {
    summary:
      "The viewer's own season: place by tournament, every golfer they had, who was with them and against them, and what simple rules would have brought.",
    access: 'player',
    query: z.object({ contest_id: idOrZeroParam.optional() }),
    data: z.object({
      config: group(config),
      tournaments: group(tournament),
      picks: group(pick),
      facts: group(mySeasonFactOf(['run', 'drought', 'best', 'worst', 'round', 'rare', 'carried', 'against', 'alone', 'nemesis'])),
      /** Empty where no tournament can be compared, as `beside`. */
      rules: group(rule),
      beside: group(beside),
    }),
  },
});

type MySeason = AnswerOf<typeof golfMySeasonApi, 'GET golf/my_season'>;
export type GolfSeasonConfig = RowOf<MySeason['config']>;
export type GolfSeasonTournament = RowOf<MySeason['tournaments']>;
export type GolfSeasonPick = RowOf<MySeason['picks']>;
export type GolfSeasonFact = RowOf<MySeason['facts']>;
export type GolfSeasonRule = RowOf<MySeason['rules']>;
export type GolfSeasonBeside = RowOf<MySeason['beside']>;
