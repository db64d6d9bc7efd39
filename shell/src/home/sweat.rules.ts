import type { HomeLiveRow } from '@poolhouse/contract';
import { epoch } from '@poolhouse/shared-ui';

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
  return [...found.values()].sort((a, b) => a.near - b.near || epoch(a.at) - epoch(b.at) || a.pick.localeCompare(b.pick));
}

/** Keeps rows where they stand: those of `order` in their places, what is new behind them. */
export function held<T extends { readonly ID: string }>(rows: readonly T[], order: readonly string[]): T[] {
  const place = new Map(order.map((id, at) => [id, at]));
  return [...rows].sort((a, b) => (place.get(a.ID) ?? Infinity) - (place.get(b.ID) ?? Infinity) || 0);
}
