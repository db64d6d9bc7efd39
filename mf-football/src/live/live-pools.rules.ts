import type { HomeLiveRow } from '@poolhouse/contract';

export interface LivePool {
  contest: number;
  name: string;
}

/** The football contests in which something of the player's is on, each once, by name. A row leads to its board, which says which one it is. */
export function livePools(rows: readonly HomeLiveRow[]): LivePool[] {
  const pools = new Map<number, string>();
  for (const { href, pool } of rows) {
    const [, contest] = /^\/football\?(?:.*&)?contest=(\d+)(?:&|$)/.exec(href) ?? [];
    if (contest !== undefined) pools.set(Number(contest), pool);
  }
  return [...pools].map(([contest, name]) => ({ contest, name })).sort((a, b) => a.name.localeCompare(b.name) || a.contest - b.contest);
}

/** What tells them apart: their names, with a number behind one that another has too. */
export function poolNames(pools: readonly LivePool[]): string[] {
  return pools.map(({ name, contest }) =>
    pools.some((one) => one.name === name && one.contest !== contest) ? `${name} (${contest})` : name,
  );
}
