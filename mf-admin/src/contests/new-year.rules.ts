import type { ActiveContestRow } from '@poolhouse/contract';
import { nameInYear, seriesName } from '@poolhouse/contract/rules';

type Pool = Pick<ActiveContestRow, 'id' | 'contest_type' | 'name' | 'year' | 'entry_count' | 'frozen_at'>;

/**
 * Pools whose next year is not open yet: of each kind and name the latest. Left out is what was just opened, with nobody in, and what is of a
 * year that has not come.
 */
export function poolsToCarry<T extends Pool>(contests: readonly T[], now: Date): T[] {
  const latest = new Map<string, T>();
  for (const one of contests) {
    const key = `${one.contest_type} ${seriesName(one)}`;
    const before = latest.get(key);
    if (!before || before.year < one.year) latest.set(key, one);
  }
  return [...latest.values()].filter((pool) => pool.entry_count > 0 && pool.year <= now.getFullYear());
}

/** Those whose season is closed: what is still played is carried over by whoever says so. */
export const firstChosen = (pools: readonly Pool[]): number[] => pools.filter(({ frozen_at }) => frozen_at !== '').map(({ id }) => id);

/** What a pool would be called then; null where its name says no year, so that nothing is asked. */
export function proposedName({ name, year }: Pick<Pool, 'name' | 'year'>): string | null {
  const then = nameInYear(name, year, year + 1);
  return then === name ? null : then;
}
