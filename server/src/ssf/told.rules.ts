import { FACTORS, type Line, type Prediction } from './model/model.types';

/** What is kept of a prediction beside its sums: the lines of both sides and what was not known. */
export type Reasons = Pick<Prediction, 'lines1' | 'lines2' | 'notes'>;
type Short = [factor: number, tenths: number, note: string];

const shorten = (lines: readonly Line[]): Short[] => lines.map(({ factor, tenths, note }) => [FACTORS.indexOf(factor), tenths, note]);
const lengthen = (lines: readonly Short[]): Line[] =>
  lines.flatMap(([factor, tenths, note]) => {
    const name = FACTORS[factor];
    return name === undefined ? [] : [{ factor: name, tenths, note }];
  });

/** A line is kept by its factor's place in FACTORS, so that places are never given anew. */
export const writeReasons = ({ lines1, lines2, notes }: Reasons): string => JSON.stringify([shorten(lines1), shorten(lines2), notes]);

export function readReasons(text: string): Reasons {
  const [lines1, lines2, notes] = JSON.parse(text) as [Short[], Short[], string[]];
  return { lines1: lengthen(lines1), lines2: lengthen(lines2), notes };
}
