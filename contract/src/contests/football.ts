import { z } from 'zod';
import { contestFields, contestOption, standingFields } from '../contest';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, id, idOrZeroParam, idParam, newName, secretText, sinceParam, success, weekParam, yearParam } from '../fields';
import { scoreFields } from '../game';
import { momentsGroup } from '../moments';
import { smackMessage, smackRow } from '../smack';
import { sweatGroup } from '../sweat';
import { defineContest, firstWeek, pointsList, pointsPerEntry } from './contest-contract';
import { footballAdminApi } from './football-admin';
import { footballMySeasonApi } from './football-my-season';
import { footballPicksApi } from './football-picks';
import { footballRecapApi } from './football-recap';
import { footballSeasonApi } from './football-season';
import { footballStepsApi } from './football-steps';

/** First and only row of a football page's config. */
const footballConfig = z.object({
  ...contestFields,
  /** The week that this page shows. */
  Week: z.number().int(),
  Year: z.number().int(),
  /** The week that is on now. */
  ShowWeek: z.number().int(),
  /** The contest's last week by now: the 15th, or a later one while extra weeks run. */
  Weeks: z.number().int(),
  /** The week in which the contest begins; 1 where it is left out. */
  FirstWeek: z.number().int().optional(),
  notification_support: flag,
  /** Points that a perfect week wins this week, what was pushed forward included. */
  PointsThisWeek: z.number(),
  /** The part of PointsThisWeek that earlier weeks pushed forward. */
  PointsForward: z.number().optional(),
  /** Years in which this contest was played, newest first, comma list. */
  Years: z.string().optional(),
  NumEntries: z.number().int(),
  /** ISO instant of the next kick-off in this week, '' when there is none. */
  NextKickoff: z.string(),
  /** 1 once no more points of this week can change hands. */
  WeekOver: flag,
  /** ISO instant from which the scores are when their feed is silent while games are on; '' while all is well. */
  ScoresFrom: z.string().optional(),
  /** Weeks after this one that may still count; left out once the week is over. */
  WeeksAhead: z.number().int().optional(),
  /**
   * In the week with which the season may end, until it is over: it ends with it, or only if somebody takes the week's points, which
   * an extra week follows otherwise. With it come the prizes of the end, as paid.
   */
  Ends: z.enum(['with_week', 'if_won']).optional(),
  /** Whole points by place, comma list. */
  OverallPoints: z.string().optional(),
  CigarPoints: z.number().int().optional(),
  /** What joins the overall prizes by now, without what this week leaves. */
  ToOverall: z.number().optional(),
});

const footballStanding = z.object({
  ...standingFields,
  /** How many of the five picks are in; no content. */
  PicksIn: z.number().int(),
  /** So many picks the week let the entry make, where they are fewer than five; told of its last games alone. */
  MayPick: z.number().int().optional(),
});

const footballPick = z.object({
  ID: z.string(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  slot: z.number().int(),
  /** Team name; '' while the pick is sealed. */
  Pick: z.string(),
  /** Abbreviation; '' while the pick is sealed. */
  Abbrev: z.string(),
  event_id: z.number().int().nullable(),
  /** The line that grades this pick: the locked one, else the current or closing one. */
  Spread: z.number().nullable(),
  /** 1 win, 0 loss, -1 currently winning, -2 currently losing, 3 picked, null nothing to show. */
  Result: z.number().int().nullable(),
  /** 1 when the pick pushed (Result 0) or is pushing now (Result -2). */
  Push: flag,
  /** Kick-off, ISO; '' while sealed. */
  Day: z.string(),
  /** When the owner locked the line, ISO; '' when the line was not locked. */
  LockedAt: z.string(),
  /** '' or why an administrator set this pick. */
  Override: z.string(),
});

/** A game of the scores panel. */
const footballScore = z.object({
  ...scoreFields,
  /** Entry names, only from kick-off on; comma list. Winning or won side. */
  picks_winning: z.string(),
  picks_losing: z.string(),
  /** Which side the winning list stands on: 1, 2, or 0 when level against the line. */
  covering: z.number().int(),
  /** Comma separated kinds: scoring_play, final. */
  notifications: z.string(),
});

const popularPick = z.object({
  ID: z.string(),
  Pick: z.string(),
  Abbrev: z.string(),
  event_id: z.number().int(),
  Spread: z.number().nullable(),
  Result: z.number().int().nullable(),
  Push: flag,
  Count: z.number().int(),
});
const cigarRow = z.object({
  ID: z.number().int(),
  EntryName: z.string(),
  Weeks41: z.number().int(),
  Wins: z.number().int(),
  Rank: z.number().int(),
});
const sidebetRow = z.object({
  ID: z.number().int(),
  EntryName: z.string(),
  Wins: z.number().int(),
  Losses: z.number().int(),
  Rank: z.number().int(),
});

const footballPage = z.object({
  config: group(footballConfig),
  contests: group(contestOption),
  scores: group(footballScore),
  picks: group(footballPick),
  mine: sweatGroup,
  popular: group(popularPick),
  standings: group(footballStanding),
  cigar: group(cigarRow),
  sidebet: group(sidebetRow),
  smack: group(smackRow),
  moments: momentsGroup,
});

export const footballApi = defineApi({
  'GET football/pagedata': {
    summary: 'The football board of one contest and week.',
    access: 'player',
    query: z.object({
      week: weekParam.optional(),
      year: yearParam.optional(),
      contest_id: idOrZeroParam.optional(),
      ts: secretText(40).optional(),
      since: sinceParam,
    }),
    data: footballPage,
  },
  'POST football/smack': {
    summary: "Posts a message to the contest's smack board.",
    access: 'player',
    body: z.object({ Message: smackMessage, contest_id: idParam }),
    data: success,
  },
  'DELETE football/smack': {
    summary: "Removes one's own message from the smack board.",
    access: 'player',
    query: z.object({ id: idParam, contest_id: idParam }),
    data: success,
  },
  'POST ad/set_sidebet': {
    summary: 'Marks or unmarks an entry for the sidebet.',
    access: 'commissioner',
    place: { entry: 'entry_id' },
    body: z.object({ entry_id: id, sidebet: flag }).strict(),
    data: success,
  },
});

type FootballPage = AnswerOf<typeof footballApi, 'GET football/pagedata'>;
export type FootballConfigRow = RowOf<FootballPage['config']>;
export type FootballScoreRow = RowOf<FootballPage['scores']>;
export type FootballPickRow = RowOf<FootballPage['picks']>;
export type FootballPopularRow = RowOf<FootballPage['popular']>;
export type FootballStandingRow = RowOf<FootballPage['standings']>;
export type FootballCigarRow = RowOf<FootballPage['cigar']>;
export type FootballSidebetRow = RowOf<FootballPage['sidebet']>;

const footballEntry = z.object({
  entry_id: z.number().int(),
  contest_id: z.number().int(),
  contest_name: z.string(),
  year: z.number().int(),
  entry_name: z.string(),
});
export type FootballEntryOption = z.infer<typeof footballEntry>;

/** `entry_id`, or `contest_name` where only one of the entries is in a contest of that name. */
const renamedEntry = footballEntry
  .partial()
  .extend({ entry_name: newName(40) })
  .strict();

export const football = defineContest({
  type: 'football',
  name: 'Football',
  api: {
    ...footballApi,
    ...footballPicksApi,
    ...footballSeasonApi,
    ...footballRecapApi,
    ...footballMySeasonApi,
    ...footballStepsApi,
    ...footballAdminApi,
  },
  opening: {
    first_week: firstWeek.optional(),
    points_per_entry: pointsPerEntry.optional(),
    cigar_points: z.number().int().min(0).max(1_000_000).optional(),
    overall_points: pointsList.optional(),
    /** 1: the picks page shows the margin of the model of points beside the line. */
    show_model: flag.optional(),
  },
  entering: { sidebet: flag.optional() },
  options: { shown: { football_entries: z.array(footballEntry) }, changed: { football_entries: z.array(renamedEntry).max(50) } },
  console: { user: { Football: flag, football_entry_name: z.string() }, groups: {} },
});
