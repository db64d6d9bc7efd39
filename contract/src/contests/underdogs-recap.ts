import { z } from 'zod';
import { contestFields } from '../contest';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, idOrZeroParam, sinceParam, weekParam, yearParam } from '../fields';
import { recapFact, recapSaid } from '../recaps';

/** First and only row: which week, and what it came to in a few words. Words are '' while the week is not over. */
const recapConfig = z.object({
  ...contestFields,
  /** The week that is shown, and the one that is on. */
  Week: z.number().int(),
  ShowWeek: z.number().int(),
  /** Of the contest that is shown. */
  Year: z.number().int(),
  FirstWeek: z.number().int(),
  /** 1 once no result of the week is missing. */
  Over: flag,
  /** 'Nov 13–17', where contest weeks are counted; '' for a week without games. */
  Dates: z.string(),
  /** How many games have no result yet, and ISO when the last of them begins; '' for none. */
  Open: z.number().int(),
  OpenAt: z.string(),
  /** How many won outright, and who: 'Mendoza Line', 'Three won outright', 'No dog won'. */
  Won: z.number().int(),
  Headline: z.string(),
  /** Their names where they are several. */
  Winners: z.string(),
  /** 'Jets +7.5 won outright'; of several the 'Longest shot: Titans +9'. */
  Says: z.string(),
  /** 'Fourth win of the season'; '' for none. */
  Note: z.string(),
  /** Who covered where nobody won: 'Ann and Bob, covered'. */
  Best: z.string(),
});

const recapStanding = z.object({
  /** The entry's. */
  ID: z.number().int(),
  EntryName: z.string(),
  /** Of the week; '' without a pick. */
  Pick: z.string(),
  Abbrev: z.string(),
  /** Points that the team got. */
  Spread: z.number().nullable(),
  /** As on the board; '' where nothing was graded. */
  Grade: z.enum(['W', 'C', 'L', '']),
  /** 1 when the missed-pick rule gave it. */
  Auto: flag,
  /** '' or why the pick counts for nothing. */
  Void: z.string(),
  /** The season after the week: counts, shared rank, and places gained by it. */
  Wins: z.number().int(),
  Covers: z.number().int(),
  Losses: z.number().int(),
  Rank: z.number().int(),
  Moved: z.number().int(),
});

export const underdogsRecapApi = defineApi({
  'GET underdogs/recap': {
    summary: 'What a week came to, once its last result is there.',
    access: 'player',
    query: z.object({
      /** Left out, the last one that is over. */
      week: weekParam.max(18).optional(),
      year: yearParam.optional(),
      contest_id: idOrZeroParam.optional(),
      since: sinceParam,
    }),
    data: z.object({
      config: group(recapConfig),
      facts: group(recapFact),
      /** In the order of the season. */
      standings: group(recapStanding),
      /** About each of the viewer's own entries that could pick: 'Jets +7.5: Won 24–20 at the Bills.' */
      mine: group(z.object({ ID: z.number().int(), EntryName: z.string(), Says: z.string() })),
      said: group(recapSaid),
    }),
  },
});

type UnderdogsRecap = AnswerOf<typeof underdogsRecapApi, 'GET underdogs/recap'>;
export type UnderdogsRecapConfig = RowOf<UnderdogsRecap['config']>;
export type UnderdogsRecapStanding = RowOf<UnderdogsRecap['standings']>;
