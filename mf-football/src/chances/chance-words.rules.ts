import { formatChance } from '@poolhouse/shared-ui';
import type { ShownChances } from './useWeekChances';
import type { WeekChances } from './week-chances.rules';

/** '31%', '100%' of who has won it; '–' of who cannot any more, or while it is not known. */
export function chanceText(chances: WeekChances | null, entry: number): string {
  const chance = chances?.get(entry);
  return formatChance(chance, chance === 1);
}

/** '31% → 47%': as it stands and as it is supposed. */
export const chanceWords = ({ chances, before }: ShownChances, entry: number): string =>
  [before, chances].map((each) => (each && !each.has(entry) ? '0%' : chanceText(each, entry))).join(' \u2192 ');

/** The marks of a supposed board with those of chances that are other ones than now, as a table's column asks for them. */
export function chanceMarks(shown: ShownChances | undefined, rows: readonly { ID: string; entry_id: number }[]): Record<string, true> {
  const { chances, before } = shown ?? {};
  if (!chances || !before) return {};
  const other = rows.filter(({ entry_id: id }) => chanceText(chances, id) !== chanceText(before, id));
  return Object.fromEntries(other.map(({ ID }) => [`standing ${ID} ${HEAD}`, true]));
}

/** The head of a table's column. */
export const HEAD = '5 of 5';
