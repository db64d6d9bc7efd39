import { z } from 'zod';
import { defineApi, type AnswerOf, type RowOf } from './endpoint';
import { flag, group, id, newName, oneLine, sinceParam, success, weekParam, yearParam } from './fields';
import { gameStatus } from './game';

/** Leagues of which sports statistics say something. */
export const statsSport = z.enum(['NFL', 'NCAA']);

const statsConfig = z.object({
  ID: z.literal(1),
  year: z.number().int(),
  week: z.number().int(),
  /** How many weeks the season has. */
  weeks: z.number().int(),
  /** Seasons with games, the latest first: '2026,2025'. */
  years: z.string(),
  sport: statsSport,
  /** Which edition of the model speaks. */
  edition: z.number().int(),
  /** Standard deviation of the margin's error, points. */
  sigma: z.number(),
  /** When the predictions were last computed, ISO; '' for never. */
  updated: z.string(),
  /** Day of the last game whose result went in, yyyy-mm-dd; ''. */
  results_to: z.string(),
  isAdmin: flag,
});

/** A game with what the model says of it. 1 is away, 2 is home; PScores are null where nothing can be said. */
const statsEvent = z.object({
  id: z.number().int(),
  /** Kick-off, ISO. */
  date: z.string(),
  /** Club codes. */
  team1_id: z.string(),
  team2_id: z.string(),
  nickname1: z.string(),
  nickname2: z.string(),
  /** `#rrggbb,#rrggbb`; '' unknown. */
  colors1: z.string(),
  colors2: z.string(),
  spread1: z.number().nullable(),
  spread2: z.number().nullable(),
  score1: z.number().int().nullable(),
  score2: z.number().int().nullable(),
  state: gameStatus,
  /** What to print: 'Q3', 'Final', …. */
  status: z.string(),
  started: flag,
  pscore1: z.number().nullable(),
  pscore2: z.number().nullable(),
  /** The closing total, or what it stands at; null where the site has none. */
  over_under: z.number().nullable(),
  /** How many factors count for and against each team, the league's average aside. */
  plus1: z.number().int(),
  minus1: z.number().int(),
  plus2: z.number().int(),
  minus2: z.number().int(),
  /** Chance that the home side wins, 0 to 1. */
  win2: z.number().nullable(),
  /** Stood here before kick-off, or computed afterwards; '' without a prediction. */
  source: z.enum(['live', 'replayed', '']),
  /** What the model did not know, or left out: 'Quarterbacks not named yet'; sentences with `; ` between. */
  note: z.string(),
  /** Who starts as quarterback; '' where nobody was named. */
  qb1: z.string(),
  qb2: z.string(),
  /** Why an administrator named a starter; ''. */
  qb_reason1: z.string(),
  qb_reason2: z.string(),
});

/** A line of a team's sum. */
const statsFactor = z.object({
  /** `7-2-1`: event, side, place in the list. */
  ID: z.string(),
  event_id: z.number().int(),
  team_id: z.string(),
  factor: z.string(),
  points: z.number(),
  note: z.string(),
});

const accuracyFields = {
  /** Games with a closing line. */
  n: z.number().int(),
  /** Points off the margin, mean. */
  model_margin: z.number().nullable(),
  line_margin: z.number().nullable(),
  /** Games with a closing total. */
  total_n: z.number().int(),
  model_total: z.number().nullable(),
  line_total: z.number().nullable(),
  model_brier: z.number().nullable(),
  line_brier: z.number().nullable(),
  /** Against the spread; `none`: margin and line were the same. */
  wins: z.number().int(),
  losses: z.number().int(),
  pushes: z.number().int(),
  none: z.number().int(),
};

/** What a season was to the constants. */
const seasonRole = z.enum(['fitted', 'tested']);

const accuracySeason = z.object({
  /** `2019-replayed`. */
  ID: z.string(),
  season: z.number().int(),
  role: seasonRole,
  source: z.enum(['live', 'replayed']),
  ...accuracyFields,
});

const accuracyTotal = z.object({
  /** `tested`, `fitted`, `live`. */
  ID: z.enum(['tested', 'fitted', 'live']),
  /** `2016-2025`; '' without games. */
  seasons: z.string(),
  ...accuracyFields,
});

const accuracyBin = z.object({
  /** `model-3`. */
  ID: z.string(),
  of: z.enum(['model', 'line']),
  /** Bounds of the chance that was said of the favourite, in percent. */
  from: z.number().int(),
  to: z.number().int(),
  n: z.number().int(),
  /** Mean of what was said, and how many of the favourites won, in percent; null without games. */
  said: z.number().nullable(),
  won: z.number().nullable(),
});

export const ssfApi = defineApi({
  'GET ssf/pagedata': {
    summary: 'A week of games with what the model of points says of them; without a week the one that is on.',
    access: 'player',
    query: z.object({ year: yearParam.optional(), week: weekParam.optional(), sport: statsSport.optional(), since: sinceParam }).strict(),
    data: z.object({ config: group(statsConfig), events: group(statsEvent), factors: group(statsFactor) }),
  },
  'GET ssf/update': {
    summary: 'Computes the predictions anew from the results that are in; once a minute for the whole site.',
    access: 'player',
    writes: true,
    data: success.extend({ message: z.string(), changed: z.number().int() }),
  },
  'GET ssf/accuracy': {
    summary:
      'How good the model was beside the closing line: by season, and by how sure it was. Of tested seasons unless a row says otherwise.',
    access: 'player',
    query: z.object({ sport: statsSport.optional() }).strict(),
    data: z.object({ totals: group(accuracyTotal), seasons: group(accuracySeason), bins: group(accuracyBin) }),
  },
  'POST ssf/set_quarterback': {
    summary: 'Names who starts as quarterback, before kick-off; everybody sees the reason.',
    access: 'site',
    body: z
      .object({ event_id: id, side: z.union([z.literal(1), z.literal(2)]), name: newName(60), reason: oneLine(200).optional() })
      .strict(),
    data: success,
  },
});

type StatsPage = AnswerOf<typeof ssfApi, 'GET ssf/pagedata'>;
type Accuracy = AnswerOf<typeof ssfApi, 'GET ssf/accuracy'>;
export type StatsConfigRow = RowOf<StatsPage['config']>;
export type StatsEventRow = RowOf<StatsPage['events']>;
export type StatsFactorRow = RowOf<StatsPage['factors']>;
export type AccuracySeasonRow = RowOf<Accuracy['seasons']>;
export type AccuracyTotalRow = RowOf<Accuracy['totals']>;
export type AccuracyBinRow = RowOf<Accuracy['bins']>;
