import { z } from 'zod';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, idOrZeroParam, yearParam } from '../fields';
import { mySeasonFactOf, mySeasonHead, mySeasonWeekFields } from '../my-season';

/** First and only row. */
const mySeasonConfig = z.object({
  ...mySeasonHead,
  Wins: z.number().int(),
  Losses: z.number().int(),
  /** With the prizes of the season's end once it is over. */
  Points: z.number(),
});

/** A week that counts. */
const mySeasonWeek = z.object({
  ...mySeasonWeekFields,
  Wins: z.number().int(),
  Losses: z.number().int(),
  Points: z.number(),
});

const mySeasonPick = z.object({
  /** `7-3`: week and slot. */
  ID: z.string(),
  Week: z.number().int(),
  slot: z.number().int(),
  /** 'Bills −5.5'; '' for a missing pick. */
  Pick: z.string(),
  /** As on the board; null for a pick that was never decided. */
  Result: z.number().int().nullable(),
  Push: flag,
});

const mySeasonFact = mySeasonFactOf(['run', 'drought', 'best', 'nemesis', 'twin', 'team']);

/** The player's decided picks, beside coins that toss for the same games at the same lines and beside two simple rules. */
const mySeasonCoin = z.object({
  ID: z.number().int(),
  Right: z.number().int(),
  Picks: z.number().int(),
  /** Picks that no side can win, which are lost by whoever has them. */
  Pushes: z.number().int(),
  /** Of a hundred: '3 coins of 100 do as well', '62 of 100 do better'. */
  Says: z.string(),
  /** Records of the side that gave points and of the one that got them; games without a favorite are in neither. */
  FavWins: z.number().int(),
  FavLosses: z.number().int(),
  DogWins: z.number().int(),
  DogLosses: z.number().int(),
});

/** Something won, of this season or an earlier one of the same contest. */
const mySeasonTrophy = z.object({
  /** `2026-week-4` */
  ID: z.string(),
  Kind: z.enum(['overall', 'cigar', 'week']),
  Year: z.number().int(),
  /** 0 for a prize of the season. */
  Week: z.number().int(),
  /** 'Week 4' */
  Head: z.string(),
  /** '42 points, alone' */
  Text: z.string(),
});

export const footballMySeasonApi = defineApi({
  'GET football/my_season': {
    summary: "The viewer's own season: rank by week, every pick, who was against them, and what a coin would have done.",
    access: 'player',
    query: z.object({ year: yearParam.optional(), contest_id: idOrZeroParam.optional() }),
    data: z.object({
      config: group(mySeasonConfig),
      weeks: group(mySeasonWeek),
      picks: group(mySeasonPick),
      facts: group(mySeasonFact),
      /** Empty while no pick was decided. */
      coin: group(mySeasonCoin),
      shelf: group(mySeasonTrophy),
    }),
  },
});

type MySeason = AnswerOf<typeof footballMySeasonApi, 'GET football/my_season'>;
export type MySeasonConfig = RowOf<MySeason['config']>;
export type MySeasonWeek = RowOf<MySeason['weeks']>;
export type MySeasonPick = RowOf<MySeason['picks']>;
export type MySeasonFact = RowOf<MySeason['facts']>;
export type MySeasonCoin = RowOf<MySeason['coin']>;
export type MySeasonTrophy = RowOf<MySeason['shelf']>;
