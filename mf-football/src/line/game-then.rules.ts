import type { FootballScoreRow } from '@poolhouse/contract';
import type { GameStep } from '@poolhouse/contract/rules';

/** How a game stood; of one to come nothing else is looked at. */
export type Then = Pick<FootballScoreRow, 'state' | 'started'> & Partial<GameStep>;

/** A game that has begun, and what is known of its course: first its kick-off, last how it stands. */
export interface Course {
  game: FootballScoreRow;
  steps: readonly GameStep[];
}

export const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
export const isOver = ({ status }: Pick<GameStep, 'status'>): boolean => status[0] === 'F';

/** A game's steps between its kick-off and how it stands: its clock has gone on, and a game that nobody followed has no other. */
export function courseOf(game: FootballScoreRow, kept: readonly GameStep[]): Course {
  const { score1, score2, status, timeLeft, updated } = game;
  const began = { at: seconds(game.day), status: 'Q1', timeLeft: '15:00', score1: 0, score2: 0, what: '' };
  const steps = [began, ...kept];
  if (score1 === null || score2 === null) return { game, steps };
  const at = Math.max(seconds(updated) || 0, steps.at(-1)?.at ?? 0);
  return { game, steps: [...steps, { at, status, timeLeft, score1, score2, what: '' }] };
}

/** A game as a step left it. */
export const atStep = (step: GameStep): Then => ({ ...step, state: isOver(step) ? 'final' : 'in_progress', started: 1 });

/** A game right before a step, with the score of the one that was before. */
export const beforeStep = (step: GameStep, was: GameStep): Then =>
  atStep(isOver(step) ? was : { ...was, status: step.status, timeLeft: step.timeLeft });

/** A game as it stood at an instant, s. Between two steps its clock went evenly. */
export function gameThen({ steps }: Course, at: number): Then {
  const n = steps.findLastIndex((step) => step.at <= at);
  const [is, next] = [steps[n], steps[n + 1]];
  if (!is) return { state: 'scheduled', started: 0 };
  return atStep(next && is.status[0] === 'Q' ? { ...is, timeLeft: between(is, next, at) } : is);
}

const left = (clock: string): number => {
  const [minutes = 0, rest = 0] = clock.split(':').map(Number);
  return minutes * 60 + rest;
};

function between(is: GameStep, next: GameStep, at: number): string {
  const [from, to] = [left(is.timeLeft), next.status === is.status ? left(next.timeLeft) : 0];
  const now = Math.round(from + ((to - from) * (at - is.at)) / (next.at - is.at));
  return `${Math.floor(now / 60)}:${now % 60}`;
}
