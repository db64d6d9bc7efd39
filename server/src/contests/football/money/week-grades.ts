import type { Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import { gamesOfWeek } from '../../../sport/games/games.store';
import type { Contest, Entry } from '../../contest';
import { contestById } from '../../entries/contests.store';
import { entriesOf } from '../../entries/entries.store';
import { weekStart, windowOf, type Calendar } from '../../weeks/calendar';
import { readFootballCalendar } from '../football-weeks';
import { movedGames, picksOfWeeks, type EntryPick } from '../football.store';
import type { Grade } from './grade.rules';
import { gradePicks, recordOf, weekIsOver, weekResult, type WinsLosses } from './week-result.rules';

/** One contest week as it was read. */
export interface WeekFacts {
  week: number;
  /** Null while the season's weeks are not known. */
  closesAt: number | null;
  games: readonly Game[];
  picks: readonly EntryPick[];
}

const NOTHING = { games: [], picks: [] } as const;

/** A week as it is graded. Nothing of one before the contest begins counts for anybody. */
export function weekFacts(
  { firstWeek }: Pick<Contest, 'firstWeek'>,
  calendar: Calendar,
  { week, games, picks }: Omit<WeekFacts, 'closesAt'>,
): WeekFacts {
  const closesAt = windowOf(calendar, week)?.closesAt ?? null;
  return week < firstWeek ? { week, closesAt, ...NOTHING } : { week, closesAt, games, picks };
}

export interface WeekGrades {
  week: number;
  over: boolean;
  /** By entry id. */
  results: ReadonlyMap<number, WinsLosses>;
}

/** A graded pick; its grade stands for the line at which it was made. */
export interface GradedEntryPick extends EntryPick {
  grade: Grade;
  /** What was graded. */
  saved: EntryPick;
}

/** Graded picks by entry id, and the games that they were graded by. */
export interface GradedPicks {
  picks: ReadonlyMap<number, readonly GradedEntryPick[]>;
  gameById: ReadonlyMap<number, Game>;
}

/** Grades a week of all entries. Its cost grows with the entries and picks, and with nothing else. */
export function gradeFacts(facts: WeekFacts, entries: readonly Entry[], now: number): WeekGrades {
  const games = new Map(facts.games.map((game) => [game.id, game]));
  const over = weekIsOver(facts, now);
  if (!over && facts.picks.length === 0) return { week: facts.week, over, results: nothing(entries) };
  const picks = byEntry(facts.picks);
  const results = new Map<number, WinsLosses>();
  for (const entry of entries)
    results.set(entry.id, weekResult(entry.createdAt, gradePicks(picks.get(entry.id) ?? [], games, now), facts, over));
  return { week: facts.week, over, results };
}

/** Most weeks of a season are yet to come: all of them have the same list. */
const nothings = new WeakMap<readonly Entry[], ReadonlyMap<number, WinsLosses>>();

function nothing(entries: readonly Entry[]): ReadonlyMap<number, WinsLosses> {
  const known = nothings.get(entries) ?? new Map(entries.map(({ id }) => [id, recordOf(0, 0)]));
  nothings.set(entries, known);
  return known;
}

/**
 * The graded picks themselves, by entry id, for the one week that is shown.
 *
 * @param before as they were; a pick that was graded by the same game between the same kick-offs is taken over
 */
export function gradedPicks(
  { games, picks }: Pick<WeekFacts, 'games' | 'picks'>,
  now: number,
  before?: GradedPicks,
): ReadonlyMap<number, readonly GradedEntryPick[]> {
  const gameById = new Map(games.map((game) => [game.id, game]));
  const known = (pick: EntryPick) =>
    before?.gameById.get(pick.eventId) === gameById.get(pick.eventId)
      ? before?.picks.get(pick.entryId)?.find(({ saved }) => saved === pick)
      : undefined;
  return new Map([...byEntry(picks)].map(([entryId, own]) => [entryId, own.map((pick) => known(pick) ?? graded(pick, gameById, now))]));
}

/**
 * The same after some games changed, with no kick-off in between: entries that picked none of them keep their lists, and so do those whose
 * picks are graded as they were.
 */
export function gradedAgain(
  before: ReadonlyMap<number, readonly GradedEntryPick[]>,
  { games, picks: saved }: Pick<WeekFacts, 'games' | 'picks'>,
  changed: ReadonlySet<number>,
  now: number,
): ReadonlyMap<number, readonly GradedEntryPick[]> {
  const gameById = new Map(games.filter(({ id }) => changed.has(id)).map((game) => [game.id, game]));
  let picks: Map<number, readonly GradedEntryPick[]> | undefined;
  for (const pick of picksOn(saved, changed)) {
    const own = must((picks ?? before).get(pick.entryId), 'the picks of an entry');
    const again = own.map((one) => (one.slot === pick.slot ? gradedOnce(one, pick, gameById, now) : one));
    if (again.every((one, n) => one === own[n])) continue;
    picks ??= new Map(before);
    picks.set(pick.entryId, again);
  }
  return picks ?? before;
}

/** A score that leaves a pick ahead or behind, as it was, is no news of the pick. */
function gradedOnce(before: GradedEntryPick, pick: EntryPick, games: ReadonlyMap<number, Game>, now: number): GradedEntryPick {
  return before.saved === pick && before.grade === gradeOf(pick, games, now) ? before : graded(pick, games, now);
}

const graded = (pick: EntryPick, games: ReadonlyMap<number, Game>, now: number): GradedEntryPick =>
  new PickWithGrade(pick, gradeOf(pick, games, now));

/** A contest has hundreds: each holds the pick that was graded instead of its fields. */
class PickWithGrade implements GradedEntryPick {
  constructor(
    readonly saved: EntryPick,
    readonly grade: Grade,
  ) {}

  get entryId(): number {
    return this.saved.entryId;
  }
  get week(): number {
    return this.saved.week;
  }
  get slot(): number {
    return this.saved.slot;
  }
  get eventId(): number {
    return this.saved.eventId;
  }
  get side(): EntryPick['side'] {
    return this.saved.side;
  }
  get lockedSpread(): number | null {
    return this.saved.lockedSpread;
  }
  get lockedAt(): number | null {
    return this.saved.lockedAt;
  }
  get savedAt(): number {
    return this.saved.savedAt;
  }
  get overrideReason(): string | null {
    return this.saved.overrideReason;
  }
}

const grades = new Map<string, Grade>();

/** There are many picks and few different grades: each is one object. */
function gradeOf(pick: EntryPick, games: ReadonlyMap<number, Game>, now: number): Grade {
  const grade = must(gradePicks([pick], games, now)[0], 'the grade of a pick');
  const name = `${grade.result} ${grade.push} ${grade.line}`;
  const known = grades.get(name) ?? grade;
  if (known === grade) grades.set(name, grade);
  return known;
}

/** Picks by entry id. */
export const byEntry = (picks: readonly EntryPick[]): Map<number, EntryPick[]> => grouped(picks, ({ entryId }) => entryId);

/** The picks of some games, whoever made them. */
export function* picksOn(picks: readonly EntryPick[], games: Iterable<number>): Iterable<EntryPick> {
  let known = byGame.get(picks);
  if (!known) byGame.set(picks, (known = grouped(picks, ({ eventId }) => eventId)));
  for (const id of games) yield* known.get(id) ?? [];
}

/** A list of picks is never changed, so it is gone through once. */
const byGame = new WeakMap<readonly EntryPick[], ReadonlyMap<number, readonly EntryPick[]>>();

function grouped(picks: readonly EntryPick[], key: (pick: EntryPick) => number): Map<number, EntryPick[]> {
  const groups = new Map<number, EntryPick[]>();
  for (const pick of picks) {
    const group = groups.get(key(pick));
    if (group) group.push(pick);
    else groups.set(key(pick), [pick]);
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
  return gradeFacts(weekFacts(contest, calendar, { week, games, picks }), await entriesOf(tx, contestId), now);
}

/** The week's games by id, those that were picked and have left the week included. */
export async function gamesOfPicks(tx: Tx, facts: Pick<WeekFacts, 'games' | 'picks'>): Promise<Map<number, Game>> {
  const games = new Map(facts.games.map((game) => [game.id, game]));
  return new Map([...games, ...(await movedGames(tx, facts.picks, games))]);
}
