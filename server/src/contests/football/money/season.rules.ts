import { isNearlyPerfect, isPerfect, rankStandings, seasonPrizes, type Standing } from '@poolhouse/contract/football-rules';
import type { WinsLosses } from '@poolhouse/contract/football-rules';
import { placesGained, type Ranked } from '../../standings/ranking.rules';
import { planPot, runPot, type PotPlan, type PotRun, type PotSoFar, type PotTerms } from './pot.rules';

export interface SeasonEntry {
  id: number;
  name: string;
  createdAt: number;
  sidebet: boolean;
}

export interface SeasonWeek {
  over: boolean;
  /** By entry id. */
  results: ReadonlyMap<number, WinsLosses>;
}

export interface SeasonTotal extends Standing {
  weeks41: number;
  sidebet: boolean;
}

/** What some weeks have brought an entry. */
interface Tally {
  wins: number;
  losses: number;
  points: number;
  weeks41: number;
}

/** What the weeks up to one of them came to: from there the next one goes on. */
export interface SeasonState {
  /** By entry id; without the prizes of the season's end. */
  readonly totals: Readonly<Record<number, Tally>>;
  /** Null before the first week. */
  readonly run: PotSoFar | null;
}

export const NOTHING_PLAYED: SeasonState = { totals: {}, run: null };

export interface Season {
  /** The contest's last week by now: the 15th, or the latest extra one that has come. */
  weeks: number;
  run: PotRun;
  /** Every entry's season to date; overall and cigar prizes are in the points once the season is over. */
  overall: Ranked<SeasonTotal>[];
  /** What it came to after each of the weeks that it was made from. */
  after: readonly SeasonState[];
}

/**
 * A season to date from its graded weeks.
 *
 * @param weeks from week 1 on, or from the one on that follows those of `before`, to the last window of the season, at least the 15th
 * @param lastWithGames the last week in which the season has games
 */
export function seasonToDate(
  terms: Omit<PotTerms, 'entries'>,
  entries: readonly SeasonEntry[],
  weeks: readonly SeasonWeek[],
  { lastWithGames, before = NOTHING_PLAYED }: { lastWithGames: number; before?: SeasonState },
): Season {
  const plan = planPot({ ...terms, entries: entries.length });
  const after: SeasonState[] = [];
  let state = before;
  for (const week of weeks) {
    const played = state.run?.weeks.length ?? 0;
    after.push((state = playedOn(state, plan, entries, { ...week, gamesLeft: played < lastWithGames })));
  }
  const run = state.run ?? runPot(plan, []);
  const totals = totalsOf(entries, state);
  const prizes = run.over ? seasonPrizes(plan, run.joins, totals) : new Map<number, number>();
  const overall = rankStandings(totals.map((total) => ({ ...total, points: total.points + (prizes.get(total.entryId) ?? 0) })));
  return { weeks: run.weeks.length, run, overall, after };
}

/** One week more. One that comes after the season's end adds nothing. */
export function playedOn(
  { totals, run: before }: SeasonState,
  plan: PotPlan,
  entries: readonly Pick<SeasonEntry, 'id'>[],
  { over, results, gamesLeft }: SeasonWeek & { gamesLeft: boolean },
): SeasonState {
  const perfect = entries.filter(({ id }) => isPerfect(results.get(id) ?? NONE)).map(({ id }) => id);
  const run = runPot(plan, [{ over, gamesLeft, perfect }], before ?? undefined);
  const paid = run.weeks[before?.weeks.length ?? 0];
  if (!paid || results.size === 0) return { totals, run };
  const added = entries.map(({ id }): [number, Tally] => {
    const { wins, losses, points, weeks41 } = totals[id] ?? NONE;
    const week = results.get(id) ?? NONE;
    return [
      id,
      {
        wins: wins + week.wins,
        losses: losses + week.losses,
        points: points + (paid.winners.includes(id) ? paid.each : 0),
        weeks41: weeks41 + (isNearlyPerfect(week) ? 1 : 0),
      },
    ];
  });
  return { totals: Object.fromEntries(added), run };
}

const NONE: Tally = { wins: 0, losses: 0, points: 0, weeks41: 0 };

/** Places gained since the week before `week`, after which the season stood so; 0 for an entry that was not there then. */
export function movement(
  season: Season,
  entries: readonly SeasonEntry[],
  before: SeasonState,
  { week, opensAt, firstWeek }: { week: number; opensAt: number; firstWeek: number },
): Map<number, number> {
  const earlier = entries.filter((entry) => entry.createdAt < opensAt);
  if (week <= firstWeek) return new Map();
  return placesGained(rankStandings(totalsOf(earlier, before)), season.overall);
}

/** A week's standings. */
export function weekStandings(
  entries: readonly SeasonEntry[],
  week: Pick<SeasonWeek, 'results'>,
  paid: PotRun['weeks'][number] | undefined,
): Ranked<Standing>[] {
  const winners = new Set(paid?.winners);
  return rankStandings(
    entries.map((entry) => ({
      entryId: entry.id,
      name: entry.name,
      ...(week.results.get(entry.id) ?? { wins: 0, losses: 0 }),
      points: paid && winners.has(entry.id) ? paid.each : 0,
    })),
  );
}

/** Every entry's sums, without the prizes of the season's end. */
export function totalsOf(entries: readonly SeasonEntry[], { totals }: SeasonState): SeasonTotal[] {
  return entries.map(({ id, name, sidebet }) => ({ entryId: id, name, sidebet, ...(totals[id] ?? NONE) }));
}
