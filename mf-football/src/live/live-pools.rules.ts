import type { HomeLiveRow } from '@poolhouse/contract';
import { livePools, orderSweat, type LivePool } from '@poolhouse/shared-ui/board';

export type FootballPool = LivePool<'contest'>;

/** The football contests in which something of the player's is on, each once, by name. */
export const footballPools = (rows: readonly HomeLiveRow[]): FootballPool[] => livePools(rows, '/football', ['contest']);

/** The contest in which what is on matters most now: of the row that is nearest to turning, its chance included; of two that are as near the first by name. Undefined where none is on. */
export function mattersMost(rows: readonly HomeLiveRow[]): number | undefined {
  const byName = [...rows].sort((a, b) => a.pool.localeCompare(b.pool));
  return orderSweat(byName).flatMap((row) => footballPools([row]))[0]?.contest;
}
