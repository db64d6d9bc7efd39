import { sameList } from '../../../ground/memory/keep-same';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import type { Entry } from '../../contest';
import type { EntryPick } from '../football.store';
import { byEntry, gradeFacts, picksOn, type WeekFacts, type WeekGrades } from './week-grades';
import { gradePicks, weekIsOver, weekResult, type WinsLosses } from './week-result.rules';

/** What a week is graded by. Its picks are named by their version: as long as that is the same, most changes need not look at them. */
export interface WeekSource extends Omit<WeekFacts, 'picks'> {
  readonly entries: readonly Entry[];
  readonly version: number;
  /** False for a week before the contest begins. */
  readonly counts: boolean;
}

/** A graded week with what it was graded from; its picks are not kept. */
export interface GradedWeek extends WeekGrades, WeekSource {
  /** The grades hold while from ≤ now < until: between two kick-offs, or a kick-off and the window's close. */
  readonly from: number;
  readonly until: number;
}

/** Whether a week of the same contest and calendar is graded from just these facts, so that nothing of it need be looked at. */
export const isCurrent = (
  week: GradedWeek,
  { games, entries, version }: Pick<WeekSource, 'games' | 'entries' | 'version'>,
  now: number,
): boolean => week.games === games && week.entries === entries && week.version === version && week.from <= now && now < week.until;

type ReadPicks = () => Promise<readonly EntryPick[]>;

/**
 * Grades a week, taking over from an earlier time what cannot have changed: the week itself when its facts are the same, the records
 * of entries that picked none of the games that changed, and the list of records when none did.
 */
export async function gradeAgain(before: GradedWeek | undefined, source: WeekSource, now: number, picks: ReadPicks): Promise<GradedWeek> {
  if (before && isSame(before, source) && before.from <= now && now < before.until) {
    if (before.games === source.games) return before;
    // Missing picks count once a week is over, and they hang on every game.
    if (!before.over && !weekIsOver(source, now))
      return gradedWeek(source, before.over, await resultsAgain(before, source, now, picks), now);
  }
  const { over, results } = gradeFacts({ ...source, picks: await picks() }, source.entries, now);
  const same = before && before.over === over && sameResults(before.results, results);
  return gradedWeek(source, over, same ? before.results : results, now);
}

/** Field by field: what is spread out gets a hidden class of its own, which weighs more than the object. */
function gradedWeek(source: WeekSource, over: boolean, results: GradedWeek['results'], now: number): GradedWeek {
  const { week, closesAt, games, entries, version, counts } = source;
  const { from, until } = times(source, now);
  return { week, closesAt, games, entries, version, counts, over, results, from, until };
}

const isSame = (before: GradedWeek, { closesAt, entries, version, counts }: WeekSource): boolean =>
  before.closesAt === closesAt && before.entries === entries && before.version === version && before.counts === counts;

/** The records after some of the games changed, while the week is not over. */
async function resultsAgain(before: GradedWeek, source: WeekSource, now: number, read: ReadPicks): Promise<GradedWeek['results']> {
  const changed = changedGames(before.games, source.games);
  // Only what is final is a win or a loss.
  if (!changed.some(({ state }) => state === 'final')) return before.results;
  const picks = await read();
  const own = byEntry(picks);
  const games = new Map(source.games.map((game) => [game.id, game]));
  const results = new Map(before.results);
  let same = true;
  for (const entryId of new Set([...picksOn(picks, new Set(changed.map(({ id }) => id)))].map((pick) => pick.entryId))) {
    const { createdAt } = must(
      source.entries.find(({ id }) => id === entryId),
      'the entry of a pick',
    );
    const result = weekResult(createdAt, gradePicks(own.get(entryId) ?? [], games, now), source, false);
    same &&= isSameResult(before.results.get(entryId), result);
    results.set(entryId, result);
  }
  return same ? before.results : results;
}

/** Games that are others than before, as they were and as they are. */
function changedGames(before: readonly Game[], after: readonly Game[]): Game[] {
  if (before.length === after.length && before.every(({ id }, n) => after[n]?.id === id))
    return after.flatMap((game, n) => (before[n] === game ? [] : [must(before[n], 'a game before'), game]));
  const [old, now] = [new Set(before), new Set(after)];
  return [...before.filter((game) => !now.has(game)), ...after.filter((game) => !old.has(game))];
}

function times({ games, closesAt }: WeekSource, now: number): { from: number; until: number } {
  let [from, until] = [0, Infinity];
  const see = (moment: number) => {
    if (moment <= now) from = Math.max(from, moment);
    else until = Math.min(until, moment);
  };
  for (const { kickoffAt } of games) see(kickoffAt);
  if (closesAt !== null) see(closesAt);
  return { from, until };
}

const isSameResult = (a: WinsLosses | undefined, b: WinsLosses): boolean => a?.wins === b.wins && a.losses === b.losses;

function sameResults(a: WeekGrades['results'], b: WeekGrades['results']): boolean {
  return sameList([...a.keys()], [...b.keys()]) && [...a].every(([id, result]) => isSameResult(b.get(id), result));
}
