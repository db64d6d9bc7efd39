import { LRUCache } from 'lru-cache';
import { scope, type Tx } from '../../../ground/db/database';
import { countersOf } from '../../../ground/db/scopes.store';
import { gamesOfWeeks } from '../../../sport/games/games.store';
import type { Contest, Entry } from '../../contest';
import { weekStart, windowOf, type Calendar } from '../../weeks/calendar';
import { picksOfWeeks, type EntryPick } from '../football.store';
import { gradeFacts, type WeekFacts, type WeekGrades } from './week-grades';

interface Kept extends WeekGrades {
  /** Sum of the counters that the week hangs on. */
  version: number;
  /** The grades hold while from ≤ now < until: between two kick-offs, or a kick-off and the window's close. */
  from: number;
  until: number;
}

/**
 * Grades of a season's weeks, kept in memory by the change counters of their entries, picks and games, so that a new score
 * costs only its own week. Nothing graded is stored (docs/decisions/0006-derived-grading.md).
 */
export class SeasonGrades {
  private readonly kept = new LRUCache<string, Kept>({ max: 2000 });

  /** All weeks of the calendar, graded as the snapshot and `now` have it. */
  async read(tx: Tx, contest: Contest, entries: readonly Entry[], calendar: Calendar, now: number): Promise<WeekGrades[]> {
    const counters = new Map((await countersOf(tx, seasonScopes(contest.id, calendar))).map(({ name, n }) => [name, n]));
    const weeks = Array.from({ length: calendar.weeks }, (_, n) => n + 1);
    const versionOf = (week: number) => weekScopes(contest.id, calendar, week).reduce((sum, name) => sum + (counters.get(name) ?? 0), 0);
    const grades = new Map<number, WeekGrades>();
    for (const week of weeks) {
      const kept = this.kept.get(keyOf(contest, calendar, week));
      if (kept && kept.version === versionOf(week) && kept.from <= now && now < kept.until) grades.set(week, kept);
    }
    for (const facts of await readFacts(
      tx,
      contest.id,
      calendar,
      weeks.filter((week) => !grades.has(week)),
    )) {
      const { week, over, results } = gradeFacts(facts, entries, now);
      const moments = [...facts.games.map((game) => game.kickoffAt), facts.closesAt ?? Infinity];
      const from = Math.max(0, ...moments.filter((moment) => moment <= now));
      const until = Math.min(...moments.filter((moment) => moment > now), Infinity);
      grades.set(week, { week, over, results });
      this.kept.set(keyOf(contest, calendar, week), { week, over, results, version: versionOf(week), from, until });
    }
    return weeks.map((week) => grades.get(week)!);
  }
}

/** Everything that a season's grades hang on. */
export function seasonScopes(contestId: number, calendar: Calendar): string[] {
  const weeks = Array.from({ length: calendar.weeks }, (_, n) => n + 1);
  return [...new Set(weeks.flatMap((week) => weekScopes(contestId, calendar, week)))];
}

/** Reads the games and picks of weeks in two queries, however many weeks are asked for. */
export async function readFacts(tx: Tx, contestId: number, calendar: Calendar, weeks: readonly number[]): Promise<WeekFacts[]> {
  if (weeks.length === 0) return [];
  const picks = new Map<number, EntryPick[]>(weeks.map((week) => [week, []]));
  for (const pick of await picksOfWeeks(tx, contestId, weeks)) picks.get(pick.week)!.push(pick);
  const [first, last] = [weekStart(calendar, Math.min(...weeks)), weekStart(calendar, Math.max(...weeks))];
  const games = first === undefined || last === undefined ? [] : await gamesOfWeeks(tx, first, last, calendar.sports);
  return weeks.map((week) => {
    const start = weekStart(calendar, week);
    return {
      week,
      closesAt: windowOf(calendar, week)?.closesAt ?? null,
      games: games.filter((game) => game.weekStart === start),
      picks: picks.get(week)!,
    };
  });
}

function weekScopes(contestId: number, calendar: Calendar, week: number): string[] {
  const start = weekStart(calendar, week);
  return [scope.contest(contestId), scope.picks(contestId, week), ...(start === undefined ? [] : [scope.games(start)])];
}

function keyOf(contest: Contest, calendar: Calendar, week: number): string {
  return `${contest.id}:${calendar.start ?? ''}:${week}`;
}
