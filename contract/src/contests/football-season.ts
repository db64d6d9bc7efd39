import { z } from 'zod';
import { contestFields } from '../contest';
import { defineApi, type AnswerOf, type RowOf } from '../endpoint';
import { flag, group, idOrZeroParam, sinceParam, typedName, yearParam } from '../fields';

/** One pick of an entry's past: final and kicked-off ones only, the owner's own always. */
const historyPick = z.object({
  /** `7-3`: week and slot. */
  ID: z.string(),
  Week: z.number().int(),
  slot: z.number().int(),
  /** Team name; '' where the pick is missing or sealed. */
  Pick: z.string(),
  Abbrev: z.string(),
  Spread: z.number().nullable(),
  /** As on the board; 0 for a missing pick of a week that is over. */
  Result: z.number().int().nullable(),
  Push: flag,
});

/** A week's record as the standings count it. */
const historyWeek = z.object({
  ID: z.number().int(),
  Week: z.number().int(),
  Wins: z.number().int(),
  Losses: z.number().int(),
  Points: z.number(),
});

const yearlyResult = z.object({
  ID: z.number().int(),
  Year: z.number().int(),
  Wins: z.number().int(),
  Losses: z.number().int(),
  Points: z.number(),
});

const rulesConfig = z.object({
  ID: z.number().int(),
  contest_id: z.number().int(),
  contest_name: z.string(),
  Year: z.number().int(),
  NumEntries: z.number().int(),
  PointsPerEntry: z.number().int(),
  PointsPerWeek: z.number().int(),
  /** Whole points by place, comma list, as paid (cut to the pot where it is too small). */
  OverallPoints: z.string(),
  CigarPoints: z.number().int(),
  /** NumEntries × PointsPerEntry. */
  Pot: z.number().int(),
  PicksPerWeek: z.number().int(),
  /** How many before extra ones. */
  Weeks: z.number().int(),
  /** The week in which the contest begins; 1 where it is left out. */
  FirstWeek: z.number().int().optional(),
  /** 1: the picks page shows the margin of the model of points beside the line. */
  ShowModel: flag.optional(),
});

/** An entry name's record over all years of the contest (same name and group). */
const allTimeRow = z.object({
  ID: z.string(),
  football_entryname: z.string(),
  wins: z.number().int(),
  losses: z.number().int(),
  /** Wins of all graded picks, 0 to 1, three decimals. */
  pct: z.number(),
  winnings: z.number(),
  /** How many years. */
  years: z.number().int(),
  /** 1 on the viewer's own: one of the entries behind the name is theirs. */
  mine: flag.optional(),
});

/**
 * Where an entry can still finish, the same for every viewer: a pick before its kick-off, its owner's included, counts as able
 * to go either way. Season places go by wins and losses alone, as the prizes do, and count extra weeks that may still come.
 */
const outlook = z.object({
  /** `week-12`, `season-12`: scope and entry id. */
  ID: z.string(),
  scope: z.enum(['week', 'season']),
  entry_id: z.number().int(),
  EntryName: z.string(),
  /** Shared rank at best and at worst. While many games run these are bounds: no ending puts it higher or lower. */
  Best: z.number().int(),
  Worst: z.number().int(),
  /** clinched: nobody can pass; out: first place is beyond reach. */
  State: z.enum(['clinched', 'alive', 'out']),
  /** Week: games still to win for a perfect week, or null when it cannot be reached. Season: wins behind the leader. */
  Needs: z.number().int().nullable(),
  /** Picks that can still win; in the season also those of weeks to come, extra ones that may come included. */
  Open: z.number().int(),
  /** So far. */
  Wins: z.number().int().optional(),
  /** So far, those of picks that can no longer be made included. */
  Losses: z.number().int().optional(),
});

/** Cumulative wins after each week that is over or running. */
const raceRow = z.object({
  ID: z.string(),
  entry_id: z.number().int(),
  EntryName: z.string(),
  Week: z.number().int(),
  Wins: z.number().int(),
  Rank: z.number().int(),
});

const ledgerWeek = z.object({
  ID: z.number().int(),
  Week: z.number().int(),
  /** What was pushed forward into this week. */
  Carried: z.number(),
  Available: z.number(),
  /** Entry names with five wins, comma list. */
  Winners: z.string(),
  Each: z.number(),
  /** What goes on to the next week, or to the overall prizes after the last. */
  Forward: z.number(),
  /** Odd points that equal shares left over; they go to the overall prizes. */
  ToOverall: z.number(),
  State: z.enum(['over', 'running', 'coming']),
});

const payout = z.object({
  ID: z.string(),
  /** overall-1, cigar: what the points are for. */
  Prize: z.string(),
  /** Shared place of an overall prize; tied entries have a row each, with an equal share of the places they span. */
  Place: z.number().int().nullable(),
  Points: z.number(),
  /** Who gets them if the season ended now; who got them once it is over. '' while there is nobody to get them. */
  EntryName: z.string(),
  Final: flag,
});

/** The public change log: what was done to the contest, never what somebody picked before kick-off. */
const change = z.object({ ID: z.number().int(), At: z.string(), Who: z.string(), What: z.string() });

const seasonConfig = z.object({
  ...contestFields,
  Week: z.number().int(),
  Year: z.number().int(),
  /** The contest's last week by now. */
  Weeks: z.number().int(),
  /** The week in which it begins; 1 where it is left out. */
  FirstWeek: z.number().int().optional(),
  Pot: z.number(),
  Paid: z.number(),
  SeasonOver: flag,
});

export const footballSeasonApi = defineApi({
  'GET football/history': {
    summary: "An entry's picks and records, week by week and year by year.",
    access: 'player',
    query: z.object({ year: yearParam.optional(), entryname: typedName.max(80), contest_id: idOrZeroParam.optional() }),
    data: z.object({ picks: group(historyPick), weeks: group(historyWeek), yearly_results: group(yearlyResult) }),
  },
  'GET football/rulesdata': {
    summary: 'The numbers that the rules page names.',
    access: 'player',
    query: z.object({ contest_id: idOrZeroParam.optional() }),
    data: z.object({ config: group(rulesConfig) }),
  },
  'GET football/alltimeview': {
    summary: 'Every entry name over all years.',
    access: 'player',
    query: z.object({ contest_id: idOrZeroParam.optional() }),
    data: z.object({ all_time_data: group(allTimeRow) }),
  },
  'GET football/season': {
    summary: 'The season so far: race, outlook, pot and points ledger, change log.',
    access: 'player',
    query: z.object({ contest_id: idOrZeroParam.optional(), year: yearParam.optional(), since: sinceParam }),
    data: z.object({
      config: group(seasonConfig),
      outlook: group(outlook),
      race: group(raceRow),
      ledger: group(ledgerWeek),
      payouts: group(payout),
      changes: group(change),
    }),
  },
});

type FootballHistory = AnswerOf<typeof footballSeasonApi, 'GET football/history'>;
type FootballSeason = AnswerOf<typeof footballSeasonApi, 'GET football/season'>;
export type HistoryPickRow = RowOf<FootballHistory['picks']>;
export type HistoryWeekRow = RowOf<FootballHistory['weeks']>;
export type YearlyResultRow = RowOf<FootballHistory['yearly_results']>;
export type FootballRulesRow = RowOf<AnswerOf<typeof footballSeasonApi, 'GET football/rulesdata'>['config']>;
export type AllTimeRow = RowOf<AnswerOf<typeof footballSeasonApi, 'GET football/alltimeview'>['all_time_data']>;
export type SeasonConfigRow = RowOf<FootballSeason['config']>;
export type OutlookRow = RowOf<FootballSeason['outlook']>;
export type RaceRow = RowOf<FootballSeason['race']>;
export type LedgerRow = RowOf<FootballSeason['ledger']>;
export type PayoutRow = RowOf<FootballSeason['payouts']>;
export type ChangeRow = RowOf<FootballSeason['changes']>;
