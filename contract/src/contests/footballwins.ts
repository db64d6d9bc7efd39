import { z } from 'zod';
import { contestFields, contestOption, standingFields, wantedContest } from '../contest';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, id, idOrZeroParam, idParam, sinceParam, success, typedName, weekParam, yearParam } from '../fields';
import { scoreFields } from '../game';
import { momentsGroup } from '../moments';
import { smackMessage, smackRow } from '../smack';
import { inPlayGroup } from '../sweat';
import { defineContest, firstWeek, pointsList, pointsPerEntry } from './contest-contract';
import { footballWinsMySeasonApi } from './footballwins-my-season';
import { footballWinsRecapApi } from './footballwins-recap';

const winsConfig = z.object({
  ...contestFields,
  /** The week that this page shows. */
  week: z.number().int(),
  year: z.number().int(),
  /** The week that is on now. */
  ShowWeek: z.number().int(),
  /** The last week: 18 since 2021, 17 before. */
  Weeks: z.number().int(),
  /** The week in which the contest begins; 1 where it is left out. */
  FirstWeek: z.number().int().optional(),
  NumEntries: z.number().int(),
  PointsPerEntry: z.number().int(),
  /** NumEntries × PointsPerEntry. */
  Pot: z.number().int(),
  /** Whole points by place, comma list, as the pot pays them. */
  OverallPoints: z.string(),
  NextKickoff: z.string(),
  /** ISO instant from which the scores are when their feed is silent while games are on; ''. */
  ScoresFrom: z.string(),
  /** Years in which this contest was played, newest first, comma list. */
  Years: z.string(),
  isAdmin: flag,
});

/** Points are 1 a win and ½ a tie. */
const winsStanding = z.object({ ...standingFields, Ties: z.number().int() });

/** A game of the week with the entries that own its teams; '' for a team without owner. */
const winsScore = z.object({
  ...scoreFields,
  EntryName1: z.string(),
  EntryName2: z.string(),
  entry_id1: z.number().int().nullable(),
  entry_id2: z.number().int().nullable(),
});

const winsTeam = z.object({
  /** Abbreviation. */
  ID: z.string(),
  team_name: z.string(),
  Colors: z.string(),
  /** '' and null without owner. */
  EntryName: z.string(),
  entry_id: z.number().int().nullable(),
  wins: z.number().int(),
  losses: z.number().int(),
  ties: z.number().int(),
  /** Wins the market expected before the season; null when not known. */
  exp_wins: z.number().nullable(),
  /** Games still to play. */
  left: z.number().int(),
  /** 1 when the team has no game in the page's week. */
  bye: flag,
  /** Position in the draft, from 1; null when the owner was not drafted. */
  drafted: z.number().int().nullable(),
});

/** Where an entry can finish, by its teams' records and the games still to come. */
const winsOutlook = z.object({
  /** Entry id. */
  ID: z.number().int(),
  EntryName: z.string(),
  Points: z.number(),
  /** Points now plus what the games to come are expected to bring, one decimal; null without expected wins. */
  Projected: z.number().nullable(),
  /** If every game to come goes the entry's way, and if none does. Two teams of one entry share a game. */
  Best: z.number(),
  Worst: z.number(),
  BestRank: z.number().int(),
  WorstRank: z.number().int(),
  /** Expected wins of its teams over the whole season, and pro rata of the games played; null when not known. */
  ExpWins: z.number().nullable(),
  Pace: z.number().nullable(),
  /** Games to come of its teams; one between two of them counts twice. */
  Left: z.number().int(),
  /** clinched: nobody can pass it any more; out: somebody is certain to end above it. */
  State: z.enum(['clinched', 'alive', 'out']),
});

const winsRace = z.object({
  ID: z.string(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  Week: z.number().int(),
  Points: z.number(),
  Rank: z.number().int(),
});
const winsPayout = z.object({
  ID: z.number().int(),
  EntryName: z.string(),
  Rank: z.number().int(),
  Points: z.number(),
  Winnings: z.number(),
});
/** One turn of the snake; `team_name` is '' while it is to come. */
const winsTurn = z.object({
  ID: z.number().int(),
  Round: z.number().int(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  team_name: z.string(),
  Abbrev: z.string(),
});

const counted = z.object({
  result: z.literal('success'),
  /** What was done, in a sentence. */
  message: z.string(),
  count: z.number().int(),
});

export const footballWinsApi = defineApi({
  'GET football/footballwins_pagedata': {
    summary: 'The NFL wins board of one contest and week.',
    access: 'player',
    query: z.object({ week: weekParam.optional(), year: yearParam.optional(), contest_id: idOrZeroParam.optional(), since: sinceParam }),
    data: z.object({
      config: group(winsConfig),
      contests: group(contestOption),
      smack: group(smackRow),
      standings: group(winsStanding),
      scores: group(winsScore),
      teams: group(winsTeam),
      mine: inPlayGroup,
      moments: momentsGroup,
    }),
  },
  'GET football/footballwins_season': {
    summary: 'Where the NFL wins season can still go, how it went so far, and the draft.',
    access: 'player',
    query: z.object({ year: yearParam.optional(), contest_id: idOrZeroParam.optional(), since: sinceParam }),
    data: z.object({
      config: group(winsConfig),
      outlook: group(winsOutlook),
      race: group(winsRace),
      payouts: group(winsPayout),
      draft: group(winsTurn),
      teams: group(winsTeam),
    }),
  },
  'POST football/footballwins_smack': {
    summary: "Posts a message to the contest's smack board; without contest_id to the viewer's own.",
    access: 'player',
    body: z.object({ Message: smackMessage, contest_id: wantedContest }),
    data: success,
  },
  'DELETE football/footballwins_smack': {
    summary: "Removes one's own message from the smack board.",
    access: 'player',
    query: z.object({ id: idParam, contest_id: idOrZeroParam.optional() }),
    data: success,
  },
  'POST ad/nflwins_populate_standings': {
    summary: 'Puts the 32 teams of its season into an NFL wins contest, with their expected wins where known. Again changes nothing twice.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: wantedContest }).strict(),
    data: counted,
  },
  'POST ad/nflwins_populate_games': {
    summary: "Checks that the regular season's games are all there, fetching what a feed knows of missing ones.",
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: wantedContest }).strict(),
    data: counted,
  },
  'POST ad/nflwins_save_owner': {
    summary:
      "Gives a team to an entry, or with entry_id 0 to nobody; sets the team's expected wins. While a draft is on, a pick for the entry on turn.",
    access: 'helper',
    place: { entry: 'entry_id', contest: 'contest_id' },
    body: z
      .object({
        entry_id: id.or(z.literal(0)),
        team_name: typedName.max(80),
        /** Null: back to what is expected of the season's teams. */
        exp_wins: z.number().min(0).max(18).multipleOf(0.5).nullable().optional(),
        /** Which contest, where entry_id is 0 and there are several. */
        contest_id: wantedContest,
      })
      .strict(),
    data: success,
  },
  'POST ad/nflwins_draft_order': {
    summary: 'Sets in which order the entries draft: round by round, back and forth. Refused once a team has been drafted.',
    access: 'helper',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: wantedContest, entry_ids: z.array(id).min(1).max(32) }).strict(),
    data: success,
  },
  'POST ad/nflwins_draft_undo': {
    summary: 'Takes the latest drafted team back.',
    access: 'helper',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: wantedContest }).strict(),
    data: success,
  },
});

type WinsPage = AnswerOf<typeof footballWinsApi, 'GET football/footballwins_pagedata'>;
type WinsSeason = AnswerOf<typeof footballWinsApi, 'GET football/footballwins_season'>;
export type WinsConfigRow = RowOf<WinsPage['config']>;
export type WinsStandingRow = RowOf<WinsPage['standings']>;
export type WinsScoreRow = RowOf<WinsPage['scores']>;
export type WinsTeamRow = RowOf<WinsPage['teams']>;
export type WinsOutlookRow = RowOf<WinsSeason['outlook']>;
export type WinsRaceRow = RowOf<WinsSeason['race']>;
export type WinsPayoutRow = RowOf<WinsSeason['payouts']>;
export type WinsTurnRow = RowOf<WinsSeason['draft']>;

/** A club of the season that the latest NFL wins contest is played in. */
const nflTeam = z.object({ ID: z.string(), Name: z.string() });
/** An entry of the NFL wins contests of the latest year. */
const nflWinsEntry = z.object({ id: z.number().int(), entry_name: z.string(), contest_id: z.number().int() });

export const footballWins = defineContest({
  type: 'footballwins',
  name: 'FootballWins',
  api: { ...footballWinsApi, ...footballWinsMySeasonApi, ...footballWinsRecapApi },
  opening: { first_week: firstWeek.optional(), points_per_entry: pointsPerEntry.optional(), overall_points: pointsList.optional() },
  console: { user: {}, groups: { nfl_teams: group(nflTeam), nfl_wins_entries: group(nflWinsEntry) } },
});
