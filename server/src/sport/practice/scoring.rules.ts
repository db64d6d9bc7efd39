import { must } from '../../ground/must';
import { shuffled, type Random } from './random.rules';
import { scoreParts } from './score-parts.rules';
import { playingSteps, type Period } from './timeline.rules';

export interface FinalScore {
  score1: number;
  score2: number;
  overtime: boolean;
}

export interface ScoringPlay {
  step: number;
  side: 1 | 2;
  points: number;
}

/**
 * Makes up when and how a final score came about, in order of time. A game that went to overtime is level at the end of the fourth quarter.
 */
export function scoringPlays(final: FinalScore, periods: readonly Period[], random: Random): ScoringPlay[] {
  const [late1, late2] = final.overtime ? overtimePoints(final) : [0, 0];
  const early = shuffled(random, [...plays(1, final.score1 - late1, random), ...plays(2, final.score2 - late2, random)]);
  const loserFirst: Array<1 | 2> = final.score1 > final.score2 ? [2, 1] : [1, 2];
  const last = loserFirst.flatMap((side) => plays(side, side === 1 ? late1 : late2, random));
  // The kick-off itself is left out.
  const steps = (part: 'regulation' | 'overtime') => playingSteps(periods, part, 2);
  return [...placed(early, steps('regulation'), random), ...placed(last, steps('overtime'), random, true)];
}

/** The points of each side in overtime: the fewest usual ones that leave the game level before. */
function overtimePoints({ score1, score2 }: FinalScore): [number, number] {
  const low = Math.min(score1, score2);
  const margin = Math.abs(score1 - score2);
  if (margin === 0) return [0, 0];
  const usual = [0, 3, 7, 6, 8, 10, 14].find((lost) => lost <= low && low - lost !== 1 && ![1, 4, 5].includes(lost + margin));
  const lost = usual ?? low;
  return score1 > score2 ? [lost + margin, lost] : [lost, lost + margin];
}

function plays(side: 1 | 2, points: number, random: Random): Array<Omit<ScoringPlay, 'step'>> {
  return scoreParts(points, random).map((part) => ({ side, points: part }));
}

/** Gives each play a step of its own while there are enough; `atEnd` puts the last one onto the last step, for overtime ends with it. */
function placed(scores: ReadonlyArray<Omit<ScoringPlay, 'step'>>, steps: readonly number[], random: Random, atEnd = false): ScoringPlay[] {
  const chosen = shuffled(random, steps).slice(0, scores.length);
  const end = steps.at(-1);
  if (atEnd && end !== undefined && scores.length > 0 && !chosen.includes(end)) chosen[0] = end;
  chosen.sort((a, b) => a - b);
  return scores.map((score, index) => ({ ...score, step: must(chosen[Math.min(index, chosen.length - 1)], 'a step to score in') }));
}
