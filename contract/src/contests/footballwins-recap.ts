import { z } from 'zod';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { group, idOrZeroParam, weekParam, yearParam } from '../fields';
import { recapFact, recapSaid, weekRecap } from '../recaps';

/** Words are '' while the week is not over. */
const recapConfig = weekRecap.extend({
  /** How many share the best week; 0 where nobody won a game. */
  Won: z.number().int(),
});

/** A game of a team that somebody owns. */
const recapTeam = z.object({
  /** `12-1`: the game and the side. */
  ID: z.string(),
  entry_id: z.number().int(),
  Team: z.string(),
  Abbrev: z.string(),
  Result: z.enum(['W', 'L', 'T']),
  /** Its own points and the other's. */
  Score: z.number().int(),
  Against: z.number().int(),
});

const recapStanding = z.object({
  /** The entry's. */
  ID: z.number().int(),
  EntryName: z.string(),
  /** Of the week. */
  Wins: z.number().int(),
  Losses: z.number().int(),
  Ties: z.number().int(),
  /** Shared rank of the week. */
  Rank: z.number().int(),
  /** The season after it: shared rank, record, and the places gained by the week. */
  Season: z.number().int(),
  SeasonWins: z.number().int(),
  SeasonLosses: z.number().int(),
  SeasonTies: z.number().int(),
  Moved: z.number().int(),
});

export const footballWinsRecapApi = defineApi({
  'GET football/footballwins_recap': {
    summary: 'What a week of NFL wins came to, once its last result is there.',
    access: 'player',
    query: z.object({
      /** Left out, the last one that is over. */
      week: weekParam.max(18).optional(),
      year: yearParam.optional(),
      contest_id: idOrZeroParam.optional(),
    }),
    data: z.object({
      config: group(recapConfig),
      facts: group(recapFact),
      /** In the order of the week. */
      standings: group(recapStanding),
      teams: group(recapTeam),
      /** About each of the viewer's own entries: '2nd of 8, 2–1. Bills won 31–10, Jets lost 17–24.' */
      mine: group(z.object({ ID: z.number().int(), EntryName: z.string(), Says: z.string() })),
      said: group(recapSaid),
    }),
  },
});

export type WinsRecap = AnswerOf<typeof footballWinsRecapApi, 'GET football/footballwins_recap'>;
export type WinsRecapConfig = RowOf<WinsRecap['config']>;
export type WinsRecapTeam = RowOf<WinsRecap['teams']>;
export type WinsRecapStanding = RowOf<WinsRecap['standings']>;
