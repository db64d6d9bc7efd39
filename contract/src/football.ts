import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, flagParam, group, idOrZeroParam, idParam, lineParam, sinceParam, success, weekParam, yearParam } from './fields';
import { gameFields, scoreFields } from './game';
import { smackMessage, smackRow } from './smack';

/** First and only row of a football page's config. */
export const footballConfig = z.object({
  ID: z.number().int(),
  contest_id: z.number().int(),
  contest_name: z.string(),
  /** The viewer's entry in this contest; 0 and '' for an administrator without one. */
  entry_id: z.number().int(),
  EntryName: z.string(),
  /** The week that this page shows. */
  Week: z.number().int(),
  Year: z.number().int(),
  /** The week that is on now. */
  ShowWeek: z.number().int(),
  /** How many weeks the contest has by now: 15, and more while extra weeks run. */
  Weeks: z.number().int(),
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
});

export const footballStanding = z.object({
  ID: z.string(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  /** 0 means overall. */
  Week: z.number().int(),
  Wins: z.number().int(),
  Losses: z.number().int(),
  Points: z.number(),
  /** Shared rank: 1, 2, 2, 4. */
  Rank: z.number().int(),
  /** How many of the five picks are in; no content. */
  PicksIn: z.number().int(),
  /** Overall rows: places gained since last week, negative when lost, 0 for none or not known. */
  Moved: z.number().int(),
});

export const footballPick = z.object({
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
export const footballScore = z.object({
  ...scoreFields,
  /** Entry names, only from kick-off on; comma list. Winning or won side. */
  picks_winning: z.string(),
  picks_losing: z.string(),
  /** Which side the winning list stands on: 1, 2, or 0 when level against the line. */
  covering: z.number().int(),
  /** Comma separated kinds: scoring_play, final. */
  notifications: z.string(),
});

/** A game of the make-picks screen. */
export const footballEvent = z.object({
  ...gameFields,
  Pick1: z.string(),
  Pick2: z.string(),
  Day: z.string(),
  score: z.string(),
});

export const availablePick = z.object({ ID: z.string(), Pick: z.string(), Spread: z.number().nullable(), event_id: z.number().int(), Day: z.string() });

const five = <K extends string, T extends z.ZodType>(key: K, type: T) =>
  Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${key}${n}`, type])) as { [P in `${K}${1 | 2 | 3 | 4 | 5}`]: T };

/** The five picks of an entry. A non-null Spread means that the line is locked. */
export const currentPicks = z.object({
  ID: z.number().int(),
  entry: z.string(),
  entry_id: z.number().int(),
  Week: z.number().int(),
  ...five('Pick', z.string().nullable()),
  ...five('event_id', z.number().int().nullable()),
  ...five('Spread', z.number().nullable()),
  ...five('Result', z.number().int().nullable()),
  ...five('Push', flag),
  ...five('LockedAt', z.string()),
  /** 1 where the pick is there but sealed from this viewer (an administrator looking at another's entry). */
  ...five('Sealed', flag),
  /** ISO instant of the last save, '' before the first. */
  saved_at: z.string(),
});

const entryOption = z.object({ id: z.number().int(), entry_name: z.string(), contest_id: z.number().int(), contest_name: z.string() });
const contestOption = z.object({ id: z.number().int(), name: z.string() });
const popularPick = z.object({ ID: z.string(), Pick: z.string(), Abbrev: z.string(), event_id: z.number().int(), Spread: z.number().nullable(), Result: z.number().int().nullable(), Push: flag, Count: z.number().int() });
const cigarRow = z.object({ ID: z.number().int(), EntryName: z.string(), Weeks41: z.number().int(), Wins: z.number().int(), Rank: z.number().int() });
const sidebetRow = z.object({ ID: z.number().int(), EntryName: z.string(), Wins: z.number().int(), Losses: z.number().int(), Rank: z.number().int() });

export const footballPage = z.object({
  config: group(footballConfig),
  contests: group(contestOption),
  scores: group(footballScore),
  picks: group(footballPick),
  popular: group(popularPick),
  standings: group(footballStanding),
  cigar: group(cigarRow),
  sidebet: group(sidebetRow),
  smack: group(smackRow),
});

export const makePicksConfig = z.object({
  ID: z.number().int(),
  contest_id: z.number().int(),
  contest_name: z.string(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  Week: z.number().int(),
  Year: z.number().int(),
  NextKickoff: z.string(),
});

export const makePicksPage = z.object({
  config: group(makePicksConfig),
  entries: group(entryOption),
  events: group(footballEvent),
  available_picks: group(availablePick),
  current_picks: group(currentPicks),
});

/** An empty value clears the slot. */
const pickName = z.preprocess((v) => (v === '' ? undefined : v), z.string().max(80).optional());
const eventId = z.preprocess((v) => (v === '' || v === '0' || v === 0 ? undefined : v), idParam.optional());

export const makePicksQuery = z.object({
  entry_id: idParam,
  ...five('pick', pickName),
  ...five('event_id', eventId),
  ...five('lock', flagParam.default(0)),
  /** The line that the player saw when ticking Locked; refused when it is no longer the current one. */
  ...five('spread', lineParam),
}).strict();

export const makePicksGutsQuery = z.object({
  entry_id: idParam,
  ...five('Pick', pickName),
  ...five('event_id', eventId),
  ...five('lock', flagParam.default(0)),
  week: weekParam.optional(),
  /** Why; needed when the entry's player could have done it himself. */
  reason: z.string().trim().max(200).optional(),
}).strict();

export const footballApi = defineApi({
  'GET football/pagedata': {
    summary: 'The football board of one contest and week.',
    access: 'player',
    query: z.object({ week: weekParam.optional(), year: yearParam.optional(), contest_id: idOrZeroParam.optional(), ts: z.string().max(40).optional(), since: sinceParam }),
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
  'GET football/makepicksdata': {
    summary: 'All that the make-picks screen shows for one entry.',
    access: 'player',
    query: z.object({ entry_id: idOrZeroParam.optional(), since: sinceParam }),
    data: makePicksPage,
  },
  'GET football/pending_picks': {
    summary: "An entry's picks of the current week; sealed ones only for their owner.",
    access: 'player',
    query: z.object({ entry_id: idParam }),
    data: z.object({ current_picks: group(currentPicks), contest_id: z.number().int() }),
  },
  'GET football/makepicks': {
    summary: 'Saves the five picks of an entry, all or none.',
    access: 'player',
    query: makePicksQuery,
    data: success.extend({ current_picks: group(currentPicks) }),
  },
  'GET football/MakePicksGuts': {
    summary: "Sets an entry's picks as administrator; logged, with a reason, and shown to the player.",
    access: 'admin',
    query: makePicksGutsQuery,
    data: success,
  },
  'PUT football/events': {
    summary: "Sets a game's line before its kick-off; null takes the line away.",
    access: 'admin',
    body: z.object({
      id: z.number().int().min(1),
      spread1: z.number().min(-99.5).max(99.5).multipleOf(0.5).nullable(),
      spread2: z.number().min(-99.5).max(99.5).multipleOf(0.5).nullable(),
      /** Takes a game off the board, or puts it back. */
      state: z.enum(['scheduled', 'postponed', 'cancelled']).optional(),
      /** 0 hands line and score back to the feeds, 1 keeps feeds away from both. */
      manual: flag.optional(),
    }),
    data: success,
  },
});
