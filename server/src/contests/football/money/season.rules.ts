import { PICKS_PER_WEEK } from '@poolhouse/contract';
import { placesGained, type Ranked } from '../../standings/ranking.rules';
import { planPot, runPot, type PotRun, type PotTerms } from './pot.rules';
import { seasonPrizes } from './prizes.rules';
import { rankStandings, type Standing } from './standings.rules';
import type { WinsLosses } from './week-result.rules';

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

export interface Season {
  /** The contest's last week by now: the 15th, or the latest extra one that has come. */
  weeks: number;
  run: PotRun;
  /** Every entry's season to date; overall and cigar prizes are in the points once the season is over. */
  overall: Ranked<SeasonTotal>[];
}

/**
 * A season to date from its graded weeks.
 *
 * @param weeks from week 1 on, as many as the season has windows, at least 15
 * @param lastWithGames the last week in which the season has games
 */
export function seasonToDate(
  terms: Omit<PotTerms, 'entries'>,
  entries: readonly SeasonEntry[],
  weeks: readonly SeasonWeek[],
  lastWithGames: number,
): Season {
  const plan = planPot({ ...terms, entries: entries.length });
  const perfect = (week: SeasonWeek) =>
    entries.filter((entry) => week.results.get(entry.id)?.wins === PICKS_PER_WEEK).map((entry) => entry.id);
  const run = runPot(
    plan,
    weeks.map((week, n) => ({ over: week.over, gamesLeft: n < lastWithGames, perfect: perfect(week) })),
  );
  const played = weeks.slice(0, run.weeks.length);
  const totals = totalsOf(entries, played, run);
  const prizes = run.over ? seasonPrizes(plan, run.joins, totals) : new Map<number, number>();
  const overall = rankStandings(totals.map((total) => ({ ...total, points: total.points + (prizes.get(total.entryId) ?? 0) })));
  return { weeks: run.weeks.length, run, overall };
}

/** Places gained since the week before `week`; 0 for an entry that was not there then. */
export function movement(
  season: Season,
  entries: readonly SeasonEntry[],
  weeks: readonly SeasonWeek[],
  { week, opensAt, firstWeek }: { week: number; opensAt: number; firstWeek: number },
): Map<number, number> {
  const earlier = entries.filter((entry) => entry.createdAt < opensAt);
  if (week <= firstWeek) return new Map();
  return placesGained(rankStandings(totalsOf(earlier, weeks.slice(0, week - 1), season.run)), season.overall);
}

/** A week's standings. */
export function weekStandings(
  entries: readonly SeasonEntry[],
  week: SeasonWeek,
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

/** Every entry's sums over these weeks, from week 1 on, without the prizes of the season's end. */
export function totalsOf(entries: readonly SeasonEntry[], weeks: readonly SeasonWeek[], run: PotRun): SeasonTotal[] {
  const totals = new Map(
    entries.map((entry) => [
      entry.id,
      { entryId: entry.id, name: entry.name, sidebet: entry.sidebet, wins: 0, losses: 0, points: 0, weeks41: 0 },
    ]),
  );
  for (const [n, week] of weeks.entries()) {
    for (const total of totals.values()) {
      const result = week.results.get(total.entryId);
      if (!result) continue;
      total.wins += result.wins;
      total.losses += result.losses;
      if (result.wins === PICKS_PER_WEEK - 1 && result.losses === 1) total.weeks41 += 1;
    }
    const paid = run.weeks[n];
    for (const winner of paid?.winners ?? []) {
      const total = totals.get(winner);
      if (total && paid) total.points += paid.each;
    }
  }
  return [...totals.values()];
}
