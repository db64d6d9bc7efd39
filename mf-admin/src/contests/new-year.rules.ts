import type { ActiveContestRow } from '@poolhouse/contract';

type Pool = Pick<ActiveContestRow, 'id' | 'contest_type' | 'name' | 'year'>;

/** Pools whose next year is not open yet: of each kind and name the latest. */
export function poolsToCarry<T extends Pool>(contests: readonly T[]): T[] {
  const latest = new Map<string, T>();
  for (const one of contests) {
    const key = `${one.contest_type} ${one.name}`;
    const before = latest.get(key);
    if (!before || before.year < one.year) latest.set(key, one);
  }
  return [...latest.values()];
}

/** Those that belong to the latest year of all: what was given up long ago is not opened by a slip. */
export function firstChosen(pools: readonly Pool[]): number[] {
  const year = Math.max(...pools.map((pool) => pool.year));
  return pools.filter((pool) => pool.year === year).map(({ id }) => id);
}
