import type { ScoreRow } from '@poolhouse/contract';
import type { GameStep } from '@poolhouse/contract/rules';
import { formatRecord, plural } from '../formats/figures';

/** 'BUF field goal', 'BUF 10 points'; of what is no side's alone 'TB at BUF final'. @param was the step before */
export function stepTitle({ Abbrev1, Abbrev2 }: Pick<ScoreRow, 'Abbrev1' | 'Abbrev2'>, was: GameStep, step: GameStep): string {
  const { what } = step;
  const [away, home] = [step.score1 - was.score1, step.score2 - was.score2];
  const of = away * home !== 0 || what === '' || what === 'correction' ? `${Abbrev1} at ${Abbrev2}` : away === 0 ? Abbrev2 : Abbrev1;
  if (what === '') return `${of} final`;
  if (what === 'correction') return `${of} score corrected`;
  return `${of} ${what.endsWith('points') ? plural(away + home, 'point') : what.replace('_', ' ')}`;
}

/** 'Q3 3:12, 24–20'; 'Final, 31–20' */
export const stepNote = ({ status, timeLeft, score1, score2 }: GameStep): string =>
  `${timeLeft === '' || status.startsWith('F') ? status : `${status} ${timeLeft}`}, ${formatRecord(score1, score2)}`;
