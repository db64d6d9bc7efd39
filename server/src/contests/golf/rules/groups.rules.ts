/** Picks of an entry, one from each group. */
export const GROUPS = 4;
/** From so many golfers on the first groups are smaller shares. */
const LARGE_FIELD = 100;
/** With fewer the first group would have less than three golfers. */
export const SMALLEST_FIELD = 20;
const SHARES = { large: [10, 15, 25, 50], small: [15, 20, 25, 40] } as const;

/** Sizes of the four groups of a field of `golfers`: by largest remainder, ties to the earlier group; null where the field is too small. */
export function groupSizes(golfers: number): readonly number[] | null {
  if (golfers < SMALLEST_FIELD) return null;
  const shares = golfers >= LARGE_FIELD ? SHARES.large : SHARES.small;
  const sizes = shares.map((share) => Math.floor((golfers * share) / 100));
  const byRest = shares.map((share, n) => ({ n, rest: (golfers * share) % 100 })).sort((a, b) => b.rest - a.rest || a.n - b.n);
  const left = golfers - sizes.reduce((sum, size) => sum + size, 0);
  for (const { n } of byRest.slice(0, left)) sizes[n] = (sizes[n] ?? 0) + 1;
  return sizes;
}

export interface Listed {
  readonly golferId: number;
  readonly name: string;
  /** Decimal winner odds; null where nobody quotes any. */
  readonly odds: number | null;
  readonly worldRank: number | null;
  /** 1 to 4 where the file of the field says so; others are taken for the nearest. */
  readonly tier?: number;
}

export interface Grouped {
  readonly golferId: number;
  readonly groupNum: number;
  /** From 1, over the whole field. */
  readonly listOrder: number;
}

/** How many golfers there are in each of the four groups. */
export const sizesOf = (grouped: readonly { readonly groupNum: number | null }[]): number[] =>
  Array.from({ length: GROUPS }, (_, group) => grouped.filter(({ groupNum }) => groupNum === group).length);

/** Shortest odds first, then by world rank, then by name. */
export function inListOrder<T extends Listed>(field: readonly T[]): T[] {
  const by = (a: number | null, b: number | null) => (a ?? Infinity) - (b ?? Infinity) || 0;
  return [...field].sort(
    (a, b) => by(a.odds, b.odds) || by(a.worldRank, b.worldRank) || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.golferId - b.golferId),
  );
}

/** The field in its four groups; by the file's tiers where it has them, else by size. Null where the field is too small. */
export function groupField(field: readonly Listed[]): Grouped[] | null {
  const sorted = inListOrder(field);
  if (sorted.some(({ tier }) => tier !== undefined)) {
    const groupOf = ({ tier = GROUPS }: Listed) => Math.min(GROUPS, Math.max(1, tier)) - 1;
    const grouped = sorted.map((one) => ({ golferId: one.golferId, groupNum: groupOf(one) })).sort((a, b) => a.groupNum - b.groupNum);
    return grouped.map((one, n) => ({ ...one, listOrder: n + 1 }));
  }
  const sizes = groupSizes(sorted.length);
  if (!sizes) return null;
  const ends = sizes.map((_, n) => sizes.slice(0, n + 1).reduce((sum, size) => sum + size, 0));
  return sorted.map(({ golferId }, n) => ({ golferId, groupNum: ends.findIndex((end) => n < end), listOrder: n + 1 }));
}
