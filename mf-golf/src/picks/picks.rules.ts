import type { AvailableGolferRow } from '@poolhouse/contract';

export const GROUPS = [0, 1, 2, 3] as const;
export type Picks = readonly (number | null)[];

export type SortKey = 'Name' | 'Rank' | 'Tee_Time' | 'Avg_Birdies' | 'Holes_Per_Eagle' | 'Cuts_Made' | 'Consecutive_Cuts' | 'GIR' | 'Odds';

export interface Sort {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

/** What is better the more of it there is starts with the most. */
const MORE_IS_BETTER: readonly SortKey[] = ['Avg_Birdies', 'Consecutive_Cuts', 'GIR', 'Cuts_Made'];

/** The same head again turns the order round. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  if (sort.key === key) return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { key, direction: MORE_IS_BETTER.includes(key) ? 'descending' : 'ascending' };
}

function valueOf(row: AvailableGolferRow, key: SortKey): number | string | null {
  if (key === 'Cuts_Made') {
    const [made, played] = row.Cuts_Made.split('/').map(Number);
    return made === undefined || !played ? null : made / played;
  }
  return row[key] ?? null;
}

/** Sorted by a column; what is not known stands last, whichever way. */
export function sortedGolfers(rows: readonly AvailableGolferRow[], { key, direction }: Sort): AvailableGolferRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [one, other] = [valueOf(a, key), valueOf(b, key)];
    if (one === other) return a.Name < b.Name ? -1 : 1;
    if (one === null || one === '') return 1;
    if (other === null || other === '') return -1;
    return (one < other ? -1 : 1) * sign;
  });
}

export const canPick = ({ Withdrawn }: Pick<AvailableGolferRow, 'Withdrawn'>): boolean => Withdrawn === '';

/** A number below `below`, from the browser's own dice, every one as likely. */
export function randomBelow(below: number, draw: () => number = drawn): number {
  const limit = Math.floor(2 ** 32 / below) * below;
  let value = draw();
  while (value >= limit) value = draw();
  return value % below;
}

function drawn(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** One golfer of each group, any who has not withdrawn. */
export function randomPicks(rows: readonly AvailableGolferRow[], draw?: () => number): Picks {
  return GROUPS.map((group) => {
    const able = rows.filter((row) => row.Group_Num === group && canPick(row));
    return able.length === 0 ? null : (able[randomBelow(able.length, draw)]?.Golfer_ID ?? null);
  });
}

export const samePicks = (a: Picks, b: Picks): boolean => GROUPS.every((group) => (a[group] ?? null) === (b[group] ?? null));
export const isWhole = (picks: Picks): boolean => GROUPS.every((group) => picks[group] != null);
