import { HOLES } from '../contest/cells.rules';

/** A card's eighteen fields, as they are typed; '' where nothing is posted. */
export type CardDraft = readonly string[];

/** @param list strokes by hole with commas between, '' for none at all */
export const draftOf = (list: string): CardDraft => {
  const parts = list.split(',');
  return HOLES.map((hole) => parts[hole - 1] ?? '');
};

/** Strokes by hole, null where nothing is typed; undefined where something typed is no score. */
export function holesOf(draft: CardDraft): (number | null)[] | undefined {
  const holes = draft.map((typed) => (typed.trim() === '' ? null : Number(typed)));
  return holes.every((one) => one === null || (Number.isInteger(one) && one >= 1 && one <= 20)) ? holes : undefined;
}

/** Strokes to par before the first hole, as they are typed; undefined where that is none. */
export function startingOf(typed: string): number | undefined {
  const strokes = typed.trim() === '' ? Number.NaN : Number(typed.trim().replace('−', '-'));
  return Number.isInteger(strokes) && strokes <= 0 && strokes >= -20 ? strokes : undefined;
}
