import { z } from 'zod';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, idOrZeroParam, sinceParam, weekParam, yearParam } from '../fields';
import { recapFact, recapSaid, weekRecap } from '../recaps';

/** Words are '' while the week is not over. */
const recapConfig = weekRecap.extend({
  /** How many had five. */
  Perfect: z.number().int(),
  /** All picks that were decided; a push counts as lost in the standings. */
  Won: z.number().int(),
  Lost: z.number().int(),
  Pushed: z.number().int(),
  /** About the viewer's own week: '4–1. One pick short: Chiefs −3.5 lost by 0.5.'; '' without an entry. */
  Mine: z.string(),
});

/** A pick that was decided. */
const recapPick = z.object({
  /** `12-3`: entry and slot. */
  ID: z.string(),
  entry_id: z.number().int(),
  slot: z.number().int(),
  Pick: z.string(),
  Abbrev: z.string(),
  Spread: z.number(),
  /** 1 or 0. */
  Result: z.number().int(),
  Push: flag,
});

const recapStanding = z.object({
  /** The entry's. */
  ID: z.number().int(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  Wins: z.number().int(),
  Losses: z.number().int(),
  Points: z.number(),
  /** Shared rank of the week. */
  Rank: z.number().int(),
  /** Shared rank of the season after it, its wins by then, and the places gained by the week. */
  Season: z.number().int(),
  SeasonWins: z.number().int(),
  Moved: z.number().int(),
});

export const footballRecapApi = defineApi({
  'GET football/recap': {
    summary: 'What a week came to, once its last result is there.',
    access: 'player',
    query: z.object({
      /** Left out, the last one that is over. */
      week: weekParam.optional(),
      year: yearParam.optional(),
      contest_id: idOrZeroParam.optional(),
      since: sinceParam,
    }),
    data: z.object({
      config: group(recapConfig),
      facts: group(recapFact),
      /** Of the one who had five, where it was one. */
      winner: group(recapPick),
      mine: group(recapPick),
      standings: group(recapStanding),
      said: group(recapSaid),
    }),
  },
});

type FootballRecap = AnswerOf<typeof footballRecapApi, 'GET football/recap'>;
export type FootballRecapConfig = RowOf<FootballRecap['config']>;
export type FootballRecapPick = RowOf<FootballRecap['winner']>;
export type FootballRecapStanding = RowOf<FootballRecap['standings']>;
