import { formatAnd, formatList } from '@poolhouse/contract/formats';
import { divide } from '../../standings/shares.rules';

/** How places are bundled: each alone, the lowest four of a region together, or a first game's two. */
export type Layout = 'single' | 'low4' | 'matchup';

/** A team of the round of 64, or the two that play for it: what wins and loses. */
export interface Place {
  /** Team id of its upper team; the same for the whole tournament. */
  id: number;
  /** `r1p17`. */
  slot: string;
  seed: number;
  region: string;
  name: string;
  teamIds: readonly number[];
  /** Two colours; '' unknown. */
  color: string;
  abbrev: string;
}

/** What is sold. */
export interface Lot {
  /** That of its best seed's place. */
  id: number;
  name: string;
  places: readonly Place[];
}

/** @param places of the round of 64, in any order */
export function lotsOf(places: readonly Place[], layout: Layout): Lot[] {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const key = keyOf(place, layout);
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return [...groups.values()].map((members) => {
    const sorted = [...members].sort((a, b) => a.seed - b.seed || a.id - b.id);
    const [best] = sorted as [Place, ...Place[]];
    return { id: best.id, name: nameOf(sorted, layout), places: sorted };
  });
}

function keyOf({ slot, seed, region }: Place, layout: Layout): string {
  if (layout === 'matchup') return `${region} ${Math.min(seed, 17 - seed)}`;
  return layout === 'low4' && seed >= 13 ? region : slot;
}

function nameOf(members: readonly Place[], layout: Layout): string {
  if (members.length === 1) return members[0]?.name ?? '';
  if (layout === 'low4') return `${members[0]?.region ?? ''} ${formatList(members.map(({ seed }) => seed))}`;
  return formatAnd(members.map(({ name }) => name));
}

/** A lot's price among its places, in proportion to what each is worth, without losing a point. By place id. */
export function priceOfPlaces({ places }: Lot, price: number, worth: (seed: number) => number): Map<number, number> {
  const parts = divide(
    price,
    places.map(({ seed }) => worth(seed)),
  );
  return new Map(places.map(({ id }, n) => [id, parts[n] ?? 0]));
}
