import { z } from 'zod';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, idOrZeroParam, idParam, yearParam } from '../fields';
import { mySeasonFactOf, mySeasonHead, mySeasonWeekFields } from '../my-season';

/** First and only row. */
const config = z.object({
  ...mySeasonHead,
  Wins: z.number().int(),
  Covers: z.number().int(),
  Losses: z.number().int(),
});

/** A week that counts, and the viewer's pick of it. */
const week = z.object({
  ...mySeasonWeekFields,
  /** The team; '' without a pick. */
  Pick: z.string(),
  Abbrev: z.string(),
  /** Points that it got; null without a pick, and for one that counts for nothing. */
  Spread: z.number().nullable(),
  /** '' where nothing was graded, such as for a game that was called off. */
  Grade: z.enum(['W', 'C', 'L', '']),
  /** 'Won 24–20 at the Bills', 'No pick came in' */
  Text: z.string(),
  /** 1 when the missed-pick rule gave it. */
  Auto: flag,
  /** 1 where nobody else had the same team. */
  Alone: flag,
  /** How many dogs were played that week, by closing lines, and how many of them won outright. */
  Dogs: z.number().int(),
  DogsWon: z.number().int(),
});

/** What a rule would have brought in the weeks in which the viewer's pick was graded. */
const rule = z.object({
  ID: z.enum(['mine', 'biggest', 'smallest', 'random']),
  /** Whole, but for the random dog: what it comes to on average, to a tenth. */
  Wins: z.number(),
  Covers: z.number(),
  Losses: z.number(),
});

/** The viewer's wins beside those of who takes any dog of each week. */
const luck = z.object({
  ID: z.number().int(),
  Wins: z.number().int(),
  /** '12 random players of 100 win as many' */
  Says: z.string(),
});

export const underdogsMySeasonApi = defineApi({
  'GET underdogs/my_season': {
    summary: "The viewer's own season: place by week, every pick, who and what was against them, and what simple rules would have done.",
    access: 'player',
    query: z.object({
      year: yearParam.optional(),
      contest_id: idOrZeroParam.optional(),
      /** Which of the viewer's own entries; left out, and for one of another contest, their first. */
      entry_id: idParam.optional(),
    }),
    data: z.object({
      config: group(config),
      /** All of the viewer's entries in this contest. */
      mine: group(z.object({ ID: z.number().int(), EntryName: z.string() })),
      weeks: group(week),
      facts: group(mySeasonFactOf(['run', 'drought', 'best', 'miss', 'nemesis', 'team', 'alone'])),
      /** Empty while nothing was graded, as `luck`. */
      rules: group(rule),
      luck: group(luck),
    }),
  },
});

type MySeason = AnswerOf<typeof underdogsMySeasonApi, 'GET underdogs/my_season'>;
export type DogSeasonConfig = RowOf<MySeason['config']>;
export type DogSeasonWeek = RowOf<MySeason['weeks']>;
export type DogSeasonFact = RowOf<MySeason['facts']>;
export type DogSeasonRule = RowOf<MySeason['rules']>;
export type DogSeasonLuck = RowOf<MySeason['luck']>;
