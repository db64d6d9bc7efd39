import { z } from 'zod';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { group, idOrZeroParam, yearParam } from '../fields';
import { mySeasonFactOf, mySeasonHead, mySeasonWeekFields } from '../my-season';

const record = { Wins: z.number().int(), Losses: z.number().int(), Ties: z.number().int() };

/** First and only row. */
const config = z.object({ ...mySeasonHead, ...record, Points: z.number() });

/** A week that counts: what the viewer's teams did in it. */
const week = z.object({
  ...mySeasonWeekFields,
  ...record,
  Points: z.number(),
  /** Points that the closing lines expected of them, to a tenth. */
  Expected: z.number(),
  /** Places gained by it, negative when lost. */
  Moved: z.number().int(),
});

/** A team that the viewer holds. */
const team = z.object({
  /** Abbreviation. */
  ID: z.string(),
  team_name: z.string(),
  ...record,
  Points: z.number(),
  /** Points that the closing lines expected of it, to a tenth; null where none of its games had a line. */
  Expected: z.number().nullable(),
  /** Week by week, comma-separated: W, L, T, or nothing for a bye. */
  Results: z.string(),
});

/** Points in games with a closing line, beside what these lines bring. */
const luck = z.object({
  ID: z.number().int(),
  Points: z.number(),
  /** Of these games, to a tenth. */
  Expected: z.number(),
  /** The chance of each of them, to a thousandth, comma-separated; one between two of the viewer's teams brings a point whatever happens. */
  Chances: z.string(),
  /** What was expected before the season, pro rata of the games played, to a tenth; null where it is not known. */
  Pace: z.number().nullable(),
  /** '23 seasons of 100 by the lines bring as much' */
  Says: z.string(),
});

export const footballWinsMySeasonApi = defineApi({
  'GET football/footballwins_my_season': {
    summary: "The viewer's own season: place by week, their teams beside what the lines expected of each, and who was against them.",
    access: 'player',
    query: z.object({ year: yearParam.optional(), contest_id: idOrZeroParam.optional() }),
    data: z.object({
      config: group(config),
      weeks: group(week),
      teams: group(team),
      facts: group(mySeasonFactOf(['best', 'move', 'paid', 'never', 'upset', 'nemesis'])),
      /** Empty while no game had a line. */
      luck: group(luck),
    }),
  },
});

type MySeason = AnswerOf<typeof footballWinsMySeasonApi, 'GET football/footballwins_my_season'>;
export type MyWinsConfig = RowOf<MySeason['config']>;
export type MyWinsWeek = RowOf<MySeason['weeks']>;
export type MyWinsTeam = RowOf<MySeason['teams']>;
export type MyWinsFact = RowOf<MySeason['facts']>;
export type MyWinsLuck = RowOf<MySeason['luck']>;
