import type { GameStep, StepKind } from '@poolhouse/contract/rules';
import type { Game } from '../games/game';

/** A game as the site saw it. */
export type StepGame = Pick<Game, 'state' | 'score1' | 'score2' | 'status' | 'timeLeft' | 'statusNote'>;
/** … at a site time, epoch ms. */
export type SeenGame = StepGame & { at: number };

type Score = Pick<GameStep, 'score1' | 'score2'>;

/** What is worth keeping of a game that was seen so, one state after the other: where its score or its period became another one. `at` is epoch ms. */
export function stepsOf(before: StepGame, seen: readonly SeenGame[]): GameStep[] {
  let last = before;
  return seen.flatMap((game) => {
    const step = stepOf(last, game);
    last = game;
    return step ? [step] : [];
  });
}

function stepOf(before: StepGame, { at, status, timeLeft, statusNote, ...game }: SeenGame): GameStep | null {
  const [was, is] = [scoreOf(before), scoreOf(game)];
  if (!is || (was && was.score1 === is.score1 && was.score2 === is.score2 && before.status === status)) return null;
  return { at, status, timeLeft, ...is, what: was ? whatHappened(was, is, statusNote) : '' };
}

/** Null before the game, and of one that is off. */
function scoreOf({ state, score1, score2 }: Pick<StepGame, 'state' | 'score1' | 'score2'>): Score | null {
  return (state === 'in_progress' || state === 'final') && score1 !== null && score2 !== null ? { score1, score2 } : null;
}

const BY_POINTS: Readonly<Partial<Record<number, StepKind>>> = {
  ...{ 1: 'extra_point', 2: 'two_points', 3: 'field_goal' },
  ...{ 6: 'touchdown', 7: 'touchdown', 8: 'touchdown' },
};

/** What made one score of another one: in the feed's words where it has any and they fit, else as its points say. */
export function whatHappened(was: Score, is: Score, note: string): StepKind {
  const [away, home] = [is.score1 - was.score1, is.score2 - was.score2];
  if (away === 0 && home === 0) return '';
  if (away < 0 || home < 0) return 'correction';
  if (away > 0 && home > 0) return 'points';
  const points = away + home;
  if (points === 2) return /safety/i.test(note) ? 'safety' : /conversion|two.point/i.test(note) ? 'conversion' : 'two_points';
  return BY_POINTS[points] ?? 'points';
}
