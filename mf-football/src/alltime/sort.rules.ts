import type { AllTimeRow } from '@poolhouse/contract';
import { byText } from '@poolhouse/shared-ui';

export type SortKey = 'football_entryname' | 'wins' | 'losses' | 'pct' | 'winnings' | 'years';
export interface Sort {
  key: SortKey;
  direction: 'ascending' | 'descending';
}

/** Most wins first. Where a visit begins; nobody can choose another beginning. Source: spec 1, section 2. */
export const DEFAULT_SORT: Sort = { key: 'wins', direction: 'descending' };

/** A press on a head: names begin at A, figures with the most; another press turns the order round. */
export function nextSort(now: Sort, key: SortKey): Sort {
  const first = key === 'football_entryname' ? 'ascending' : 'descending';
  if (now.key !== key) return { key, direction: first };
  return { key, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
}

/** A new array. Equal rows stand by most wins, fewest losses, then name, whichever way the column is turned. */
export function sortRows(rows: readonly AllTimeRow[], { key, direction }: Sort): AllTimeRow[] {
  const turn = direction === 'ascending' ? 1 : -1;
  const byKey = (a: AllTimeRow, b: AllTimeRow): number =>
    key === 'football_entryname' ? byText(a[key].toLowerCase(), b[key].toLowerCase()) : a[key] - b[key];
  return [...rows].sort(
    (a, b) => turn * byKey(a, b) || b.wins - a.wins || a.losses - b.losses || byText(a.football_entryname, b.football_entryname),
  );
}
