import { z } from 'zod';
import { defineApi } from './endpoint';
import { flag, group, idOrZeroParam, sinceParam, yearParam } from './fields';

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
const historyWeek = z.object({ ID: z.number().int(), Week: z.number().int(), Wins: z.number().int(), Losses: z.number().int(), Points: z.number() });

const yearlyResult = z.object({ ID: z.number().int(), Year: z.number().int(), Wins: z.number().int(), Losses: z.number().int(), Points: z.number() });

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
  /** Weeks before extra ones. */
  Weeks: z.number().int(),
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
});

/** Where an entry can still finish. A pick that is sealed from the viewer counts as able to go either way. */
const outlook = z.object({
  /** `week-12`, `season-12`: scope and entry id. */
  ID: z.string(),
  scope: z.enum(['week', 'season']),
  entry_id: z.number().int(),
  EntryName: z.string(),
  /** Shared rank at best and at worst. */
  Best: z.number().int(),
  Worst: z.number().int(),
  /** clinched: nobody can pass; out: first place is beyond reach. */
  State: z.enum(['clinched', 'alive', 'out']),
  /** Week: games still to win for a perfect week, or null when it cannot be reached. Season: wins behind the leader. */
  Needs: z.number().int().nullable(),
  /** Picks that can still win. */
  Open: z.number().int(),
});

/** Cumulative wins after each week that is over or running. */
const raceRow = z.object({ ID: z.string(), entry_id: z.number().int(), EntryName: z.string(), Week: z.number().int(), Wins: z.number().int(), Rank: z.number().int() });

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
  State: z.enum(['over', 'running', 'coming']),
});

const payout = z.object({
  ID: z.string(),
  /** overall-1, cigar: what the points are for. */
  Prize: z.string(),
  Place: z.number().int().nullable(),
  Points: z.number(),
  /** Who gets them if the season ended now; who got them once it is over. */
  EntryName: z.string(),
  Final: flag,
});

/** The public change log: what was done to the contest, never what somebody picked before kick-off. */
const change = z.object({ ID: z.number().int(), At: z.string(), Who: z.string(), What: z.string() });

const seasonConfig = z.object({ ID: z.number().int(), contest_id: z.number().int(), contest_name: z.string(), entry_id: z.number().int(), EntryName: z.string(), Week: z.number().int(), Year: z.number().int(), Weeks: z.number().int(), Pot: z.number(), Paid: z.number(), SeasonOver: flag });

export const footballSeasonApi = defineApi({
  'GET football/history': {
    summary: "An entry's picks and records, week by week and year by year.",
    access: 'player',
    query: z.object({ year: yearParam.optional(), entryname: z.string().trim().min(1).max(80), contest_id: idOrZeroParam.optional() }),
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
    query: z.object({ contest_id: idOrZeroParam.optional(), since: sinceParam }),
    data: z.object({ config: group(seasonConfig), outlook: group(outlook), race: group(raceRow), ledger: group(ledgerWeek), payouts: group(payout), changes: group(change) }),
  },
});
