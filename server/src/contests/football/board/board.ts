import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import { LRUCache } from 'lru-cache';
import type { Tx } from '../../../ground/db/database';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import type { Contest } from '../../contest';
import { weekAt, windowOf, type Calendar } from '../../weeks/calendar';
import { noSuchWeek } from '../../weeks/no-such-week';
import type { FootballDeps } from '../football-deps';
import type { GradedSeason, SeasonGrades } from '../money/season-grades';
import { movement, type Season } from '../money/season.rules';
import type { FootballContest, FootballEntry } from '../money/terms.store';
import { gamesOfPicks, gradedAgain, gradedPicks, type GradedEntryPick, type WeekFacts, type WeekGrades } from '../money/week-grades';

/** Which contest and week is asked for; week 0 is the one that is on. */
export interface BoardParams {
  contestId: number;
  week: number;
  calendar: Calendar;
}

/** All facts of one contest and week, before they are made into rows. */
export interface Board {
  contest: FootballContest;
  entries: readonly FootballEntry[];
  season: Season;
  week: number;
  showWeek: number;
  /** All weeks of the calendar. */
  weeks: readonly WeekGrades[];
  weekGrades: WeekGrades;
  picks: ReadonlyMap<number, readonly GradedEntryPick[]>;
  /** The week's games. */
  games: readonly Game[];
  /** Those and the ones that were picked and have left the week. */
  gameById: ReadonlyMap<number, Game>;
  moved: ReadonlyMap<number, number>;
  /** What it was put together from, and the time in which that stays so: from ≤ now < until. */
  facts: WeekFacts;
  from: number;
  until: number;
}

/**
 * The games by which alone a board differs from an earlier one: of the same picks and the same games in the same order, with no kick-off in
 * between.
 */
export function changedGames(before: Board, { facts }: Pick<Board, 'facts'>, now: number): ReadonlySet<number> | undefined {
  const old = before.facts;
  if (now < before.from || now >= before.until || old.picks !== facts.picks || old.games.length !== facts.games.length) return undefined;
  const changed = new Set<number>();
  // A picked game that has left the week may have changed unseen.
  if (before.gameById.size !== old.games.length) return undefined;
  for (const [n, game] of facts.games.entries()) {
    const known = old.games[n];
    if (known === game) continue;
    if (!known || NAMED.some((key) => known[key] !== game[key])) return undefined;
    changed.add(game.id);
  }
  return changed;
}

/** What names a game, and where it stands among the others. */
const NAMED = ['id', 'kickoffAt', 'team1', 'team2', 'abbrev1', 'abbrev2'] as const;

function withChanged(before: ReadonlyMap<number, Game>, games: readonly Game[], changed: ReadonlySet<number>): ReadonlyMap<number, Game> {
  const byId = new Map(before);
  for (const game of games) if (changed.has(game.id)) byId.set(game.id, game);
  return byId;
}

/** The memories that a board is read by. */
export type Readers = Pick<FootballDeps, 'directory' | 'grades'>;

/** What a board was put together from; the same objects make the same board. */
interface Kept extends Board {
  graded: GradedSeason;
}

const kept = new WeakMap<SeasonGrades, LRUCache<string, Kept>>();
const BOARDS_MAX_BYTES = 200_000_000;
const PICK_BYTES = 250;

/** Reads and grades a contest up to `now`. Refuses a week that the contest does not have. The same facts make the same object. */
export async function readBoard(tx: Tx, { grades }: Readers, params: BoardParams, now: number): Promise<Board> {
  const { contestId, calendar } = params;
  const graded = await grades.read(tx, { id: contestId }, calendar, now);
  const { contest, season } = graded;
  const showWeek = weekAt(calendar, now, season.weeks, contest.firstWeek);
  const week = params.week === 0 ? showWeek : params.week;
  if (week > season.weeks || week < contest.firstWeek) throw noSuchWeek(contest.firstWeek, season.weeks);
  const boards = boardsOf(grades);
  const key = `${contestId} ${week} ${calendar.start ?? ''} ${calendar.weeks}`;
  const before = boards.get(key);
  if (before?.graded === graded && before.showWeek === showWeek && before.from <= now && now < before.until) return before;
  const facts = await grades.week(tx, contestId, calendar, week);
  const board = await boardNow(tx, before, { graded, calendar, week, showWeek, facts, now });
  boards.set(key, board, { size: 4000 + facts.picks.length * PICK_BYTES });
  return board;
}

function boardsOf(grades: SeasonGrades): LRUCache<string, Kept> {
  const boards = kept.get(grades) ?? new LRUCache<string, Kept>({ maxSize: BOARDS_MAX_BYTES });
  kept.set(grades, boards);
  return boards;
}

/** What a board is put together from. */
interface Asked {
  graded: GradedSeason;
  calendar: Calendar;
  week: number;
  showWeek: number;
  facts: WeekFacts;
  now: number;
}

/** A board from its facts; of the one before stays what they leave as it was. */
async function boardNow(tx: Tx, before: Kept | undefined, asked: Asked): Promise<Kept> {
  const { graded, week, showWeek, facts } = asked;
  const { contest, entries, weeks, season } = graded;
  const weekGrades = must(weeks[week - 1], `week ${week}`);
  const sameSeason = before?.season === season && before.entries === entries && before.showWeek === showWeek;
  return {
    contest,
    entries,
    season,
    week,
    showWeek,
    weeks,
    weekGrades,
    ...(await picksNow(tx, before, asked)),
    games: facts.games,
    moved: sameSeason ? before.moved : movedNow(asked),
    graded,
    facts,
    from: weekGrades.from,
    until: weekGrades.until,
  };
}

/** Picks and their games: where only some games are others than before, those alone are graded again. */
async function picksNow(tx: Tx, before: Kept | undefined, { facts, now }: Asked): Promise<Pick<Board, 'picks' | 'gameById'>> {
  const step = before && changedGames(before, { facts }, now);
  if (before && step)
    return { picks: gradedAgain(before.picks, facts, step, now), gameById: withChanged(before.gameById, facts.games, step) };
  return {
    picks: gradedPicks(facts, now, before && before.from <= now && now < before.until ? before : undefined),
    gameById: await gamesOfPicks(tx, facts),
  };
}

function movedNow({ graded, calendar, showWeek }: Asked): Board['moved'] {
  const { contest, entries, weeks, season } = graded;
  const opensAt = windowOf(calendar, showWeek)?.opensAt ?? 0;
  return movement(season, entries, weeks, { week: showWeek, opensAt, firstWeek: contest.firstWeek });
}

/** The week that is on in a contest; extra weeks count only where they have come. */
export async function currentWeek(
  tx: Tx,
  { grades }: Readers,
  { contest, calendar, now }: { contest: Contest; calendar: Calendar; now: number },
): Promise<number> {
  const week = weekAt(calendar, now, calendar.weeks, contest.firstWeek);
  if (week <= FOOTBALL_WEEKS) return week;
  return weekAt(calendar, now, (await grades.read(tx, contest, calendar, now)).season.weeks, contest.firstWeek);
}
