import { z } from 'zod';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, idOrZeroParam, sinceParam, weekParam, yearParam } from '../fields';
import { recapFact, recapSaid, weekRecap } from '../recaps';

/** Words are '' while the week is not over. */
const recapConfig = weekRecap.extend({
  /** How many won outright. */
  Won: z.number().int(),
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
