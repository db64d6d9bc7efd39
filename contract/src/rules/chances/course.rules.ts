import type { Sport } from '../../game';
import type { GameStep } from '../football/steps.rules';
import { againstLine, type Side } from '../lines.rules';
import { chanceOf, marginsOf, openChance, type GameNow } from './margins.rules';

/** A game, and what is known of its course. */
export interface Course {
  readonly sport: Sport;
  /** The home side's closing line. */
  readonly line: number;
  /** Kick-off, s. */
  readonly began: number;
  /** The first of them first. */
  readonly steps: readonly GameStep[];
}

/** A side of it, and the line that it must beat; 0 asks whether it wins outright. */
export interface Stake {
  readonly side: Side;
  readonly line: number;
}

/** A chance at an instant, epoch s. */
export interface CoursePoint {
  readonly at: number;
  readonly chance: number;
}

/** What one step did to a chance, at that step's clock. */
export interface CourseMoment {
  readonly was: GameStep;
  readonly step: GameStep;
  readonly before: number;
  readonly after: number;
}

export interface ChanceCourse {
  /** From before the kick-off on, one for each step; none where the game has no such model. */
  readonly points: readonly CoursePoint[];
  /** The steps that moved it, however little; what drifts with time is none. */
  readonly moments: readonly CourseMoment[];
}

/** How the chance that a side beats its line went with its game, by the model of what is still to come (`marginsOf`); it yields after each step of the game. */
export function* chanceCourse({ sport, line, began, steps }: Course, stake: Stake): Generator<void, ChanceCourse> {
  const chanceAt = (now: Pick<GameNow, 'lead' | 'status' | 'timeLeft'>): number | null => {
    if (now.status.startsWith('F')) return againstLine(stake.side, now.lead, stake.line) > 0 ? 1 : 0;
    const ends = marginsOf({ sport, line, ...now });
    return ends && openChance(chanceOf(ends, stake.side, stake.line));
  };
  const first = chanceAt({ lead: 0, status: '', timeLeft: '' });
  if (first === null) return { points: [], moments: [] };
  const points: CoursePoint[] = [{ at: began, chance: first }];
  const moments: CourseMoment[] = [];
  let was: GameStep = { at: began, status: 'Q1', timeLeft: '15:00', score1: 0, score2: 0, what: '' };
  for (const step of steps) {
    yield;
    const after = chanceAt({ ...step, lead: leadOf(step) });
    // The same clock with the score of before; an end is what its game was right before it.
    const ended = step.status.startsWith('F');
    const before = chanceAt(ended ? { ...was, lead: leadOf(was) } : { ...step, lead: leadOf(was) });
    if (after !== null) points.push({ at: step.at, chance: after });
    const told = step.what !== '' || (ended && !was.status.startsWith('F'));
    if (told && before !== null && after !== null && before !== after) moments.push({ was, step, before, after });
    was = step;
  }
  return { points, moments };
}

const leadOf = ({ score1, score2 }: GameStep): number => score2 - score1;
