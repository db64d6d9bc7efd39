import { z } from 'zod';
import { contestFields, contestOption, wantedContest } from '../contest';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, id, idOrZeroParam, idParam, oneLine, sinceParam, success, yearParam } from '../fields';
import { gameFields, scoreFields } from '../game';
import { momentsGroup } from '../moments';
import { receiptRow } from '../proof';
import { smackMessage, smackRow } from '../smack';
import { inPlayGroup } from '../sweat';
import { defineContest, firstWeek } from './contest-contract';
import { underdogsMySeasonApi } from './underdogs-my-season';
import { underdogsRecapApi } from './underdogs-recap';

export const missedPick = z.enum(['none', 'biggest']);
export type MissedPick = z.infer<typeof missedPick>;

const dogConfig = z.object({
  ...contestFields,
  /** The week that is on. */
  week: z.number().int(),
  year: z.number().int(),
  /** The last week, 18. */
  Weeks: z.number().int(),
  /** The week in which the contest begins; 1 where it is left out. */
  FirstWeek: z.number().int().optional(),
  isAdmin: flag,
  /** 1 when players set their own picks. */
  SelfPick: flag,
  /** What becomes of a week without a pick: nothing, or the biggest underdog that the entry has left. */
  MissedPick: missedPick,
  NextKickoff: z.string(),
  ScoresFrom: z.string(),
  Years: z.string(),
});

/** An entry and its pick of the current week, as this viewer may see it. */
const dogUser = z.object({
  /** Same as entry_id; rows merge by it. */
  ID: z.number().int(),
  entry_id: z.number().int(),
  entry_name: z.string(),
  /** Team name; '' without a pick, and while it is sealed from this viewer. */
  pick: z.string(),
  Abbrev: z.string(),
  event_id: z.number().int().nullable(),
  /** Points the team gets, above 0; null without a pick, while sealed, and for a planned pick without a line. */
  spread: z.number().nullable(),
  /** 1 when a pick is in; no content. */
  PickIn: flag,
  /** 1 once no pick of the week can be made any more and the entry has none that counts: a loss when the week is over. */
  Missed: flag.optional(),
  /** 1 for the viewer's own entries. */
  mine: flag,
  /** When the line was taken, ISO; ''. */
  TakenAt: z.string(),
  /** '' or why an administrator set it. */
  Override: z.string(),
  /** 1 when the missed-pick rule gave it. */
  Auto: flag,
  /** '' or why the pick, as it stands, counts for nothing and uses no team up: 'The team is the pick of week 3'. */
  Void: z.string(),
});

/**
 * A pick of one week as the grid shows it. Others' picks come with their game's kick-off, and those that they plan for later weeks not
 * before. A row that is neither sealed nor has a team tells that an administrator took the pick away, and why.
 */
const dogPick = z.object({
  /** `12-7`: entry and week. */
  ID: z.string(),
  entry_id: z.number().int(),
  week: z.number().int(),
  /** Team name; '' while sealed. */
  pick: z.string(),
  Abbrev: z.string(),
  event_id: z.number().int().nullable(),
  /** Points the team gets. */
  spread: z.number().nullable(),
  /** 1 won outright, 0 not (lost, tied, or not over). */
  result: flag,
  /** The team's margin plus its spread: above 0 covers, below 0 does not, 0 covers nothing. null before there is a score. */
  spreadScore: z.number().nullable(),
  /** W won outright, C lost but covered, L neither; '' while not graded (to come, in play, game without a result). */
  Grade: z.enum(['W', 'C', 'L', '']),
  /** 1 while its game is on: result and spreadScore are as it stands now. */
  live: flag,
  /** 1 for a pick that this viewer may not see yet. */
  sealed: flag,
  /** Kick-off, ISO; '' while sealed. */
  Day: z.string(),
  TakenAt: z.string(),
  Override: z.string(),
  Auto: flag,
  /** '' or why the pick, as it stands, counts for nothing and uses no team up. */
  Void: z.string(),
});

const dogStanding = z.object({
  /** Entry id. */
  ID: z.number().int(),
  EntryName: z.string(),
  Wins: z.number().int(),
  Covers: z.number().int(),
  Losses: z.number().int(),
  /** Shared rank by most wins, then most covers, then fewest losses. */
  Rank: z.number().int(),
  Moved: z.number().int(),
});

/** A game that can be picked: this week's, and coming weeks' for picks planned ahead. */
const dogEvent = z.object(gameFields).omit({ inProgress: true, status: true }).extend({
  week: z.number().int(),
  team1: z.string(),
  team2: z.string(),
  /** Kick-off, ISO. */
  day: z.string(),
});

/**
 * How often a team was taken this week, among picks whose game has kicked off; picks that count for nothing or were given by the
 * missed-pick rule are left out.
 */
const dogPopular = z.object({ ID: z.string(), pick: z.string(), Abbrev: z.string(), event_id: z.number().int(), Count: z.number().int() });

/** What a save of a pick answers; with the site's receipt, where it is one's own and the contest's log has begun. */
const savedPick = success.extend({ receipt: receiptRow.optional() });

export const underdogsApi = defineApi({
  'GET underdogs/pagedata': {
    summary: 'The underdogs board of one contest.',
    access: 'player',
    query: z.object({ contest_id: idOrZeroParam.optional(), year: yearParam.optional(), since: sinceParam }),
    data: z.object({
      config: group(dogConfig),
      contests: group(contestOption),
      users: group(dogUser),
      scores: group(z.object(scoreFields)),
      events: group(dogEvent),
      picks: group(dogPick),
      standings: group(dogStanding),
      popular: group(dogPopular),
      smack: group(smackRow),
      moments: momentsGroup,
      mine: inPlayGroup,
    }),
  },
  'GET underdogs/games': {
    summary: 'The games of any week, for an administrator who sets a pick of an earlier one.',
    access: 'player',
    query: z.object({ contest_id: idOrZeroParam.optional(), year: yearParam.optional(), week: idParam.max(18) }),
    data: z.object({ events: group(dogEvent) }),
  },
  'POST underdogs/savepick': {
    summary: "Sets an entry's pick: one's own until its game kicks off where the contest allows it, any as administrator with a reason.",
    access: 'player',
    body: z
      .object({
        entryId: id,
        eventId: id,
        /** Points the team gets. A player sends the line that was shown, and is refused when it is no longer the current one. */
        spread: z.number().min(0).max(99.5).multipleOf(0.5, 'must be in steps of 0.5').nullable(),
        /** 1 away, 2 home; left out: the side that gets points. */
        side: z.union([z.literal(1), z.literal(2)]).optional(),
        /** Why an administrator sets somebody else's pick. */
        reason: oneLine(200).optional(),
      })
      .strict(),
    data: savedPick,
  },
  'POST underdogs/clearpick': {
    summary: "Takes one's pick back before its game kicks off; as administrator anybody's, at any time, with a reason.",
    access: 'player',
    body: z.object({ entryId: id, week: z.number().int().min(1).max(18), reason: oneLine(200).optional() }).strict(),
    data: savedPick,
  },
  'POST underdogs/smack': {
    summary: "Posts a message to the contest's smack board; without contest_id to the viewer's own.",
    access: 'player',
    body: z.object({ Message: smackMessage, contest_id: wantedContest }),
    data: success,
  },
  'DELETE underdogs/smack': {
    summary: "Removes one's own message from the smack board.",
    access: 'player',
    query: z.object({ id: idParam, contest_id: idOrZeroParam.optional() }),
    data: success,
  },
  'POST ad/underdogs_settings': {
    summary: 'Whether players set their own picks, and what becomes of a missed one.',
    access: 'commissioner',
    place: { contest: 'contest_id' },
    body: z.object({ contest_id: id, self_pick: flag.optional(), missed_pick: missedPick.optional() }).strict(),
    data: success,
  },
});

type UnderdogsPage = AnswerOf<typeof underdogsApi, 'GET underdogs/pagedata'>;
export type UnderdogsConfigRow = RowOf<UnderdogsPage['config']>;
export type UnderdogsUserRow = RowOf<UnderdogsPage['users']>;
export type UnderdogsScoreRow = RowOf<UnderdogsPage['scores']>;
export type UnderdogsEventRow = RowOf<UnderdogsPage['events']>;
export type UnderdogsPickRow = RowOf<UnderdogsPage['picks']>;
export type UnderdogsStandingRow = RowOf<UnderdogsPage['standings']>;
export type UnderdogsPopularRow = RowOf<UnderdogsPage['popular']>;

export const underdogs = defineContest({
  type: 'underdogs',
  name: 'Underdogs',
  api: { ...underdogsApi, ...underdogsMySeasonApi, ...underdogsRecapApi },
  opening: { first_week: firstWeek.optional() },
});
