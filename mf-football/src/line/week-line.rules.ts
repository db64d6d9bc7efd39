import type { FootballPickRow, FootballScoreRow } from '@poolhouse/contract';
import { Result } from '@poolhouse/contract/constants';
import { againstLine, type GameStep } from '@poolhouse/contract/rules';
import { stepNote, stepTitle, type ChanceMoment, type ChancePoint } from '@poolhouse/shared-ui/season';
import type { weekChances } from '../chances/week-chances.rules';
import type { Board } from '../contest/board.rules';
import { atStep, beforeStep, courseOf, gameThen, isOver, seconds, type Course, type Then } from './game-then.rules';

export interface WeekLine {
  points: ChancePoint[];
  /** All that moved it, however little. */
  moments: ChanceMoment[];
}

/**
 * An entry's chance of five wins in five at each step of a game of its picks, by its picks as they are now. It ends with what the board's column says. Of another entry a
 * pick counts as even until its game begins, as it does on the board: it comes from the same rows. A step is one of a game.
 *
 * @param chances the board's column, which is fetched apart from this
 */
export function* weekLine(
  board: Board,
  entry: number,
  kept: ReadonlyMap<number, readonly GameStep[]>,
  chances: typeof weekChances,
): Generator<void, WeekLine> {
  const picks = board.picks.filter((pick) => pick.entry_id === entry);
  const games = board.scores.filter((game) => isPlayed(game) && picks.some((pick) => pick.event_id === game.ID));
  const courses = new Map(games.map((game) => [game.ID, courseOf(game, kept.get(game.ID) ?? [])]));
  const on = (one: Board, over: boolean) => chanceOn(chances(one, over), entry);
  const its = { ...board, picks, week: board.week.filter((row) => row.entry_id === entry) };
  const then: ChanceThen = (at, one, so) => on(boardThen(its, courses, { at, one, so }), false);
  const steps = [...courses.values()]
    .flatMap((course) => course.steps.map((step, n) => ({ course, n, step, was: course.steps[n - 1] ?? step })))
    .sort((a, b) => a.step.at - b.step.at);
  const line: WeekLine = { points: [], moments: [] };
  const add = (at: number, chance: number | null) => chance !== null && line.points.push({ at: 1000 * at, chance });
  for (const { course, n, step, was } of steps) {
    yield;
    if (line.points.length === 0) add(step.at, then(step.at - 1));
    const after = then(step.at, course, atStep(step));
    add(step.at, after);
    if (step.what === '' && (!isOver(step) || isOver(was))) continue;
    const before = then(step.at, course, beforeStep(step, was));
    if (before === null || after === null || before === after) continue;
    const { game } = course;
    const words = { title: stepTitle(game, was, step), note: stepNote(step) };
    line.moments.push({ id: `${game.ID}-${n}`, at: 1000 * step.at, ...words, before, after });
  }
  const last = line.points.at(-1);
  const now = on(board, board.config.WeekOver === 1);
  if (last && now !== null) last.chance = now;
  return line;
}

/** The chance at an instant, s; of one game as it is given. */
type ChanceThen = (at: number, one?: Course, so?: Then) => number | null;

const isPlayed = ({ state }: FootballScoreRow): boolean => state === 'in_progress' || state === 'final';

interface At {
  at: number;
  one: Course | undefined;
  so: Then | undefined;
}

/** A board of one entry's picks as it was, as far as its column goes by it. */
function boardThen(board: Board, courses: ReadonlyMap<number, Course>, { at, one, so }: At): Board {
  const scores = board.scores.map((game): FootballScoreRow => {
    const course = courses.get(game.ID);
    if (course) return { ...game, ...(course === one && so ? so : gameThen(course, at)) };
    // A game of nobody's pick tells only whether it could still be picked.
    return isPlayed(game) && seconds(game.day) > at ? { ...game, state: 'scheduled', started: 0 } : game;
  });
  const picks = board.picks.map((pick) => {
    const game = scores.find(({ ID }) => ID === pick.event_id);
    return game && courses.has(game.ID) ? pickThen(pick, game, board.config.entry_id) : pick;
  });
  const count = (result: number) => picks.filter((pick) => pick.Result === result).length;
  const week = board.week.map((row) => ({ ...row, Wins: count(Result.win), Losses: count(Result.loss) }));
  return { ...board, config: { ...board.config, WeekOver: 0 }, scores, picks, week, overall: [] };
}

/** A pick as the board had it: graded once its game was over, and of another entry sealed before it began. */
function pickThen(pick: FootballPickRow, game: FootballScoreRow, own: number): FootballPickRow {
  if (pick.Result === null || pick.Spread === null) return pick;
  const open = { ...pick, Result: Result.picked };
  if (game.state === 'scheduled' && pick.entry_id !== own) return { ...open, Pick: '', event_id: null };
  if (game.state !== 'final') return open;
  const margin = (game.score2 ?? 0) - (game.score1 ?? 0);
  return { ...pick, Result: againstLine(pick.Pick === game.team1 ? 1 : 2, margin, pick.Spread) > 0 ? Result.win : Result.loss };
}

/** What the board's column says: 0 for who cannot have it any more. */
function chanceOn(steps: ReturnType<typeof weekChances>, entry: number): number | null {
  let step = steps.next();
  while (!step.done) step = steps.next();
  const chance = step.value.get(entry);
  return chance === undefined ? 0 : chance;
}
