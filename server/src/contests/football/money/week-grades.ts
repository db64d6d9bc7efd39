import type { Entry } from '../../contest';
import type { Tx } from '../../../ground/db/database';
import { contestById } from '../../contests.store';
import { entriesOf } from '../../entries.store';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import { must } from '../../../ground/must';
import { gamesOfWeek } from '../../../sport/games/games.store';
import { weekStart, windowOf } from '../../weeks/calendar';
import { readFootballCalendar } from '../football-weeks';
import { movedGames, picksOfWeeks, type EntryPick } from '../football.store';
import type { Grade } from './grade.rules';
import { gradePicks, weekIsOver, weekResult, type WinsLosses } from './week-result.rules';

/** One contest week as it was read. */
export interface WeekFacts {
  week: number;
  /** Null while the season's weeks are not known. */
  closesAt: number | null;
  games: readonly Game[];
  picks: readonly EntryPick[];
}

export interface WeekGrades {
  week: number;
  over: boolean;
  /** By entry id. */
  results: ReadonlyMap<number, WinsLosses>;
}

/** A graded pick; its grade stands for the line at which it was made. */
export type GradedEntryPick = EntryPick & { grade: Grade };

/** Grades a week of all entries. Its cost grows with the entries and picks, and with nothing else. */
export function gradeFacts(facts: WeekFacts, entries: readonly Entry[], now: number): WeekGrades {
  const games = new Map(facts.games.map((game) => [game.id, game]));
  const over = weekIsOver(facts, now);
  const picks = byEntry(facts.picks);
  const results = new Map<number, WinsLosses>();
  for (const entry of entries)
    results.set(entry.id, weekResult(entry.createdAt, gradePicks(picks.get(entry.id) ?? [], games, now), facts, over));
  return { week: facts.week, over, results };
}

interface Noted {
  game: Game | undefined;
  started: boolean;
  graded: GradedEntryPick;
}

/** The last grade of a pick, by the pick and its game: a score grades only the picks of its own game again. */
const noted = new WeakMap<EntryPick, Noted>();
/** The pick as it was saved, by its grade. */
const sources = new WeakMap<GradedEntryPick, EntryPick>();

/** The graded picks themselves, by entry id, for the one week that is shown. */
export function gradedPicks(
  { games, picks }: Pick<WeekFacts, 'games' | 'picks'>,
  now: number,
): ReadonlyMap<number, readonly GradedEntryPick[]> {
  const gameById = new Map(games.map((game) => [game.id, game]));
  return new Map([...byEntry(picks)].map(([entryId, own]) => [entryId, own.map((pick) => graded(pick, gameById, now))]));
}

/** The same after some games changed, with no kick-off in between: entries that picked none of them keep their lists. */
export function gradedAgain(
  before: ReadonlyMap<number, readonly GradedEntryPick[]>,
  { games }: Pick<WeekFacts, 'games'>,
  changed: ReadonlySet<number>,
  now: number,
): ReadonlyMap<number, readonly GradedEntryPick[]> {
  const gameById = new Map(games.map((game) => [game.id, game]));
  const picks = new Map(before);
  for (const [entryId, own] of before)
    if (own.some(({ eventId }) => changed.has(eventId)))
      picks.set(
        entryId,
        own.map((pick) => (changed.has(pick.eventId) ? graded(sourceOf(pick), gameById, now) : pick)),
      );
  return picks;
}

function sourceOf(pick: GradedEntryPick): EntryPick {
  return must(sources.get(pick), 'the pick of a grade');
}

function graded(pick: EntryPick, games: ReadonlyMap<number, Game>, now: number): GradedEntryPick {
  const game = games.get(pick.eventId);
  const started = game !== undefined && hasKickedOff(game, now);
  const known = noted.get(pick);
  if (known && known.game === game && known.started === started) return known.graded;
  const [grade] = gradePicks([pick], games, now);
  const fresh = { ...pick, grade: must(grade, 'the grade of a pick') };
  noted.set(pick, { game, started, graded: fresh });
  sources.set(fresh, pick);
  return fresh;
}

/** Picks by entry id. */
export function byEntry(picks: readonly EntryPick[]): Map<number, EntryPick[]> {
  const groups = new Map<number, EntryPick[]>();
  for (const pick of picks) {
    const own = groups.get(pick.entryId);
    if (own) own.push(pick);
    else groups.set(pick.entryId, [pick]);
  }
  return groups;
}

/** Reads and grades one week of a contest, past every cache. */
export async function gradeWeek(tx: Tx, contestId: number, week: number, now: number): Promise<WeekGrades> {
  const contest = await contestById(tx, contestId);
  if (!contest) throw new Error(`There is no contest ${contestId}.`);
  const calendar = await readFootballCalendar(tx, contest.year);
  const start = weekStart(calendar, week);
  const [games, picks] = [
    start === undefined ? [] : await gamesOfWeek(tx, start, calendar.sports),
    await picksOfWeeks(tx, contestId, [week]),
  ];
  return gradeFacts({ week, closesAt: windowOf(calendar, week)?.closesAt ?? null, games, picks }, await entriesOf(tx, contestId), now);
}

/** The week's games by id, those that were picked and have left the week included. */
export async function gamesOfPicks(tx: Tx, facts: Pick<WeekFacts, 'games' | 'picks'>): Promise<Map<number, Game>> {
  const games = new Map(facts.games.map((game) => [game.id, game]));
  return new Map([...games, ...(await movedGames(tx, facts.picks, games))]);
}
