import type { HomeLiveRow } from '@poolhouse/contract';
import { orderSweat } from '@poolhouse/shared-ui/board';

const OF_CONTEST = /^\/football\?(?:.*&)?contest=(\d+)(?:&|$)/;

export interface LivePool {
  contest: number;
  name: string;
}

/** The football contests in which something of the player's is on, each once, by name. A row leads to its board, which says which one it is. */
export function livePools(rows: readonly HomeLiveRow[]): LivePool[] {
  const pools = new Map<number, string>();
  for (const { href, pool } of rows) {
    const [, contest] = OF_CONTEST.exec(href) ?? [];
    if (contest !== undefined) pools.set(Number(contest), pool);
  }
  return [...pools].map(([contest, name]) => ({ contest, name })).sort((a, b) => a.name.localeCompare(b.name) || a.contest - b.contest);
}

/** The contest in which what is on matters most now: of the row that is nearest to turning, its chance included; of two that are as near the first by name. Undefined where none is on. */
export function mattersMost(rows: readonly HomeLiveRow[]): number | undefined {
  const byName = [...rows].sort((a, b) => a.pool.localeCompare(b.pool));
  for (const { href } of orderSweat(byName)) {
    const [, contest] = OF_CONTEST.exec(href) ?? [];
    if (contest !== undefined) return Number(contest);
  }
  return undefined;
}

/** What tells them apart: their names, with a number behind one that another has too. */
export function poolNames(pools: readonly LivePool[]): string[] {
  return pools.map(({ name, contest }) =>
    pools.some((one) => one.name === name && one.contest !== contest) ? `${name} (${contest})` : name,
  );
}
