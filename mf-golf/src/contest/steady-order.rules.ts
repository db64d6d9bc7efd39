export interface Steady {
  readonly id: number;
  readonly key: string;
}

/**
 * Keys under which rows are drawn in a new order so that as few as possible are put elsewhere. React leaves in place what comes in the order in
 * which it stood, and puts all else behind it; one that rises past twenty would move the twenty. Those that change their place among the others
 * get a new key, which makes them anew where they belong; the most that there can be keep theirs.
 */
export function steadyOrder(before: readonly Steady[], ids: readonly number[]): Steady[] {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const still = longestRise(ids.map((id) => places.get(id)));
  return ids.map((id, n) => {
    const old = before[places.get(id) ?? -1];
    if (!old) return { id, key: String(id) };
    return still.has(n) ? old : { id, key: old.key.startsWith('+') ? String(id) : `+${id}` };
  });
}

/** Where the longest rising run of places stands, gaps allowed; what has no place is not in it. */
function longestRise(places: readonly (number | undefined)[]): ReadonlySet<number> {
  /** By length of a run less one: where the run of that length with the lowest end has its end. */
  const ends: number[] = [];
  const from: (number | undefined)[] = [];
  places.forEach((place, n) => {
    if (place === undefined) return;
    let length = ends.length;
    while (length > 0 && (places[ends[length - 1] ?? 0] ?? 0) > place) length -= 1;
    from[n] = ends[length - 1];
    ends[length] = n;
  });
  const run = new Set<number>();
  for (let n = ends.at(-1); n !== undefined; n = from[n]) run.add(n);
  return run;
}
