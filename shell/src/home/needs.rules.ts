import type { HomeContestRow } from '@poolhouse/contract';
import { epoch, formatList } from '@poolhouse/shared-ui';

/** The entries that ask for something, what locks soonest first. */
export function needs(rows: readonly HomeContestRow[]): HomeContestRow[] {
  const at = ({ next }: HomeContestRow) => (next === '' ? Infinity : epoch(next));
  return rows.filter(({ action }) => action !== '').sort((a, b) => at(a) - at(b) || a.entry.localeCompare(b.entry));
}

/** Nothing of it is on or to come, and it asks for nothing and has nothing to be looked after. */
export const isQuiet = ({ action, live, next, done }: HomeContestRow): boolean =>
  action === '' && live === 0 && next === '' && done === null;

/**
 * What tells a row from the player's others of the same contest name: its pool where they are in several, its entry where they have two in
 * one pool, '' where there is only one.
 */
export function whichOf(row: HomeContestRow, rows: readonly HomeContestRow[]): string {
  const same = rows.filter(({ contest }) => contest === row.contest);
  const pools = new Set(same.map(({ pool }) => pool)).size;
  const inPool = same.filter(({ pool }) => pool === row.pool).length;
  return formatList([inPool > 1 && row.entry, pools > 1 && row.pool]);
}
