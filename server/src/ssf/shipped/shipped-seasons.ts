import type { ShippedSeason } from '../model/chain';
import { SHIPPED_RATINGS } from './nfl-ratings';
import { readShipped } from './read-shipped';

const read = new Map<number, readonly ShippedSeason[]>();

/** What came with the product of an edition, the earliest season first. */
export function shippedSeasons(edition: number): readonly ShippedSeason[] {
  const known = read.get(edition) ?? (SHIPPED_RATINGS[edition] ?? []).map(readShipped);
  read.set(edition, known);
  return known;
}
