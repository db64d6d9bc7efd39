import type { MomentRow } from '@poolhouse/contract';

export const newestFirst = (moments: readonly MomentRow[]): MomentRow[] =>
  [...moments].sort((a, b) => (a.At < b.At ? 1 : a.At > b.At ? -1 : b.ID - a.ID));

/**
 * What marks each entry, by entry: 'Perfect week, took the pot'.
 *
 * @param names by the kinds that mark, in the order in which they are said
 */
export function momentMarks(moments: readonly MomentRow[], names: Readonly<Record<string, string>>): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  for (const [kind, name] of Object.entries(names))
    for (const { Kind, Undone, entries } of moments)
      if (Kind === kind && Undone === 0)
        for (const entry of entries) marks.set(entry, marks.has(entry) ? `${marks.get(entry)}, ${name.toLowerCase()}` : name);
  return marks;
}
