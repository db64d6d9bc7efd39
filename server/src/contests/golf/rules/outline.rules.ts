import type { Outline, Spot, Station } from '@poolhouse/contract/golf-rules';

const inOrder = (one: Spot, other: Spot): number => one.a - other.a || one.b - other.b;
/** Whether two lie so near; asked some hundred thousand times of a hole. */
const isNear = (one: Spot, other: Spot, yards: number): boolean => (one.a - other.a) ** 2 + (one.b - other.b) ** 2 <= yards * yards;

/** Those with so many others near them: one ball that was put down wrongly draws no ground. */
export function inCompany(spots: readonly Spot[], { within, others }: { within: number; others: number }): Spot[] {
  return spots.filter((spot) => {
    let near = -1;
    for (const other of spots) {
      if (!isNear(spot, other, within)) continue;
      near += 1;
      if (near >= others) return true;
    }
    return false;
  });
}

/** Spots that lie together, by chains of steps of at most `step` yards; the largest group first. */
export function groups(spots: readonly Spot[], step: number): Spot[][] {
  const left = new Set([...spots].sort(inOrder));
  const found: Spot[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const spot of group)
      for (const other of left) {
        if (!isNear(spot, other, step)) continue;
        left.delete(other);
        group.push(other);
      }
    found.push(group.sort(inOrder));
  }
  return found.sort((one, other) => other.length - one.length);
}

const turn = (o: Spot, p: Spot, q: Spot): number => (p.a - o.a) * (q.b - o.b) - (p.b - o.b) * (q.a - o.a);

/** The corners of the rubber band round all spots. */
function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort(inOrder);
  const half = (from: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const spot of from) {
      for (;;) {
        const [before, last] = chain.slice(-2);
        if (!before || !last || turn(before, last, spot) > 0) break;
        chain.pop();
      }
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const ROUND = Array.from({ length: 12 }, (_, n) => ({ a: Math.cos((n * Math.PI) / 6), b: Math.sin((n * Math.PI) / 6) }));

/**
 * An outline round a group of spots, `pad` yards from the outer ones, in whole yards. It is convex, so that it never crosses itself; where it
 * has too many corners, those go that change it least.
 */
export function outlineOf(spots: readonly Spot[], { pad, corners }: { pad: number; corners: number }): Outline {
  const outer = hullOf(spots);
  const padded = (outer.length > 0 ? outer : spots).flatMap(({ a, b }) =>
    ROUND.map((to) => ({ a: Math.round(a + pad * to.a), b: Math.round(b + pad * to.b) })),
  );
  const hull = hullOf(padded);
  while (hull.length > corners) {
    const sizes = hull.map((spot, n) => turn(hull.at(n - 1) ?? spot, spot, hull[(n + 1) % hull.length] ?? spot));
    hull.splice(sizes.indexOf(Math.min(...sizes)), 1);
  }
  return hull;
}

interface Band {
  readonly from: number;
  readonly to: number;
  /** It is at least twice as wide. */
  readonly half: number;
  /** Yards beyond the outer balls. */
  readonly pad: number;
  readonly stations: number;
}

/**
 * One connected band along the hole, in whole yards, which holds every spot between its ends. Where nobody's ball lies its middle runs on to
 * the next that is known: from the tee, and to the pin.
 */
export function bandOf(spots: readonly Spot[], length: number, { from, to, half, pad, stations }: Band): Station[] {
  const step = (to - from) / (stations - 1);
  const edges = Array.from({ length: stations }, (_, n) => {
    const a = from + n * step;
    const near = spots.filter((spot) => Math.abs(spot.a - a) <= step).map(({ b }) => b);
    return { a, left: Math.min(...near) - pad, right: Math.max(...near) + pad };
  });
  const known = edges.filter(({ left }) => left !== Infinity).map(({ a, left, right }) => ({ a, b: (left + right) / 2 }));
  const whole = edges.map(({ a, left, right }) => {
    const middle = left === Infinity ? middleAt(known, a, length) : (left + right) / 2;
    return { a, left: Math.min(left, middle - half), right: Math.max(right, middle + half) };
  });
  return whole.map(({ a, left, right }, n) => {
    const near = whole.slice(Math.max(0, n - 1), n + 2);
    const mean = (side: 'left' | 'right') => near.reduce((sum, one) => sum + one[side], 0) / near.length;
    return [Math.round(a), Math.floor(Math.min(left, mean('left'))), Math.ceil(Math.max(right, mean('right')))];
  });
}

/** The middle between the known places before and behind. */
function middleAt(known: readonly Spot[], a: number, length: number): number {
  const before = known.findLast((one) => one.a <= a) ?? { a: 0, b: 0 };
  const behind = known.find((one) => one.a >= a) ?? { a: Math.max(length, a), b: 0 };
  if (behind.a <= before.a) return before.b;
  return before.b + ((behind.b - before.b) * (a - before.a)) / (behind.a - before.a);
}
