import { sameList } from '../../../ground/memory/keep-same';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import type { Entry } from '../../contest';
import type { EntryPick } from '../football.store';
import { byEntry, gradeFacts, picksOn, type WeekFacts, type WeekGrades } from './week-grades';
import { gradePicks, weekIsOver, weekResult, type WinsLosses } from './week-result.rules';

/** A graded week with what it was graded from. */
export interface GradedWeek extends WeekGrades {
  readonly facts: WeekFacts;
  readonly entries: readonly Entry[];
  readonly picksByEntry: ReadonlyMap<number, readonly EntryPick[]>;
  /** The grades hold while from ≤ now < until: between two kick-offs, or a kick-off and the window's close. */
  readonly from: number;
  readonly until: number;
}

/**
 * Grades a week, taking over from an earlier time what cannot have changed: the week itself when its facts are the same objects, the records
 * of entries that picked none of the games that changed, and the list of records when none did.
 */
export function gradeAgain(before: GradedWeek | undefined, facts: WeekFacts, entries: readonly Entry[], now: number): GradedWeek {
  if (before && before.facts.closesAt === facts.closesAt && before.entries === entries && before.from <= now && now < before.until) {
    if (before.facts.picks === facts.picks) {
      if (before.facts.games === facts.games) return before;
      const over = weekIsOver(facts, now);
      // Missing picks count once a week is over, and they hang on every game.
      if (!over && !before.over) return { ...gradeChanged(before, facts, now), ...times(facts, now) };
    }
  }
  const { week, over, results } = gradeFacts(facts, entries, now);
  const same = before && before.over === over && sameResults(before.results, results);
  return {
    week,
    over,
    results: same ? before.results : results,
    facts,
    entries,
    picksByEntry: before?.facts.picks === facts.picks ? before.picksByEntry : byEntry(facts.picks),
    ...times(facts, now),
  };
}

/** The week after some of its games changed, while it is not over. */
function gradeChanged(before: GradedWeek, facts: WeekFacts, now: number): GradedWeek {
  const changed = changedGames(before.facts.games, facts.games);
  // Only what is final is a win or a loss.
  if (!changed.some(({ state }) => state === 'final')) return { ...before, facts };
  const hit = new Set([...picksOn(facts.picks, new Set(changed.map(({ id }) => id)))].map(({ entryId }) => entryId));
  if (hit.size === 0) return { ...before, facts };
  const games = new Map(facts.games.map((game) => [game.id, game]));
  let results: Map<number, WinsLosses> | undefined;
  for (const entry of before.entries) {
    if (!hit.has(entry.id)) continue;
    const picks = before.picksByEntry.get(entry.id) ?? [];
    const result = weekResult(entry.createdAt, gradePicks(picks, games, now), facts, false);
    const known = before.results.get(entry.id);
    if (known && known.wins === result.wins && known.losses === result.losses) continue;
    results ??= new Map(before.results);
    results.set(entry.id, result);
  }
  return { ...before, facts, results: results ?? before.results };
}

/** Games that are others than before, as they were and as they are. */
function changedGames(before: readonly Game[], after: readonly Game[]): Game[] {
  if (before.length === after.length && before.every(({ id }, n) => after[n]?.id === id))
    return after.flatMap((game, n) => (before[n] === game ? [] : [must(before[n], 'a game before'), game]));
  const [old, now] = [new Set(before), new Set(after)];
  return [...before.filter((game) => !now.has(game)), ...after.filter((game) => !old.has(game))];
}

function times({ games, closesAt }: WeekFacts, now: number): { from: number; until: number } {
  let [from, until] = [0, Infinity];
  const see = (moment: number) => {
    if (moment <= now) from = Math.max(from, moment);
    else until = Math.min(until, moment);
  };
  for (const { kickoffAt } of games) see(kickoffAt);
  if (closesAt !== null) see(closesAt);
  return { from, until };
}

function sameResults(a: WeekGrades['results'], b: WeekGrades['results']): boolean {
  return (
    sameList([...a.keys()], [...b.keys()]) &&
    [...a].every(([id, { wins, losses }]) => b.get(id)?.wins === wins && b.get(id)?.losses === losses)
  );
}
