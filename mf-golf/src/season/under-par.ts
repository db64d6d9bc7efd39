import type { RaceFigure } from '@poolhouse/shared-ui/season';
import { toParText } from '../contest/score.rules';

/** What a race in strokes under par says of an entry: its score to par. */
export const underPar: RaceFigure = { head: 'To par', text: (value) => toParText(0 - value) };
