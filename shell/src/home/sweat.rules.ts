import type { HomeLiveRow } from '@poolhouse/contract';
import { orderSweat } from '@poolhouse/shared-ui/board';

/** Something of the player's that is played, in all the pools in which it is the same. */
export interface Sweat extends HomeLiveRow {
  readonly pools: readonly string[];
}

/** What is the same in several pools stands once; what is nearest to turning comes first. */
export function sweats(rows: readonly HomeLiveRow[]): Sweat[] {
  const found = new Map<string, HomeLiveRow & { pools: string[] }>();
  for (const row of rows) {
    const key = JSON.stringify([row.at, row.pick, row.need, row.score]);
    const known = found.get(key);
    if (!known) found.set(key, { ...row, pools: [row.pool] });
    else if (!known.pools.includes(row.pool)) known.pools.push(row.pool);
  }
  return orderSweat([...found.values()]);
}

/** In which order rows stand, and what the share in them is. */
export const orderWords = (rows: readonly Pick<HomeLiveRow, 'chance'>[]): string =>
  rows.some(({ chance }) => chance !== undefined) ? 'chance, closest first' : 'closest first';
