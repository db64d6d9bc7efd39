/** A place on the ground of a hole: yards along the line from tee to pin, and right of it. */
export interface Spot {
  readonly a: number;
  readonly b: number;
}

/** Corners of a closed outline, each once. */
export type Outline = readonly Spot[];

/** A convex outline as it is told: its middle, and how far it reaches in directions that are evenly spread; whole yards. */
export interface Reach {
  readonly middle: Spot;
  readonly yards: readonly number[];
}

const middleOf = (values: readonly number[]) => Math.round((Math.min(...values) + Math.max(...values)) / 2);
const turnOf = (n: number, count: number) => (2 * Math.PI * n) / count;

/** How far an outline reaches in so many directions, never less than it does. */
export function reachOf(outline: Outline, count: number): Reach {
  const middle = { a: middleOf(outline.map(({ a }) => a)), b: middleOf(outline.map(({ b }) => b)) };
  const yards = Array.from({ length: count }, (_, n) => {
    const [cos, sin] = [Math.cos(turnOf(n, count)), Math.sin(turnOf(n, count))];
    const away = Math.max(...outline.map(({ a, b }) => (a - middle.a) * cos + (b - middle.b) * sin));
    // What is a yard but for the last digit is no yard more.
    return Math.ceil(away - 1e-9);
  });
  return { middle, yards: smoothed(yards) };
}

/** Where a rounded-up reach lies beyond what its neighbours enclose, those grow by a yard, so that the outline never crosses itself. */
function smoothed(yards: readonly number[]): number[] {
  const grown = [...yards];
  const bend = 2 * Math.cos(turnOf(1, yards.length));
  for (;;) {
    const at = grown.findIndex((own, n) => (grown.at(n - 1) ?? own) + (grown[(n + 1) % grown.length] ?? own) < own * bend - 1e-9);
    if (at < 0) return grown;
    const [before, behind] = [(at + grown.length - 1) % grown.length, (at + 1) % grown.length];
    const nearer = (grown[before] ?? 0) <= (grown[behind] ?? 0) ? before : behind;
    grown[nearer] = (grown[nearer] ?? 0) + 1;
  }
}

/** The outline that reaches so far: its sides lie across the directions. */
export function outlineIn({ middle, yards }: Reach): Outline {
  const bend = Math.sin(turnOf(1, yards.length));
  return yards.map((own, n) => {
    const [turn, next] = [turnOf(n, yards.length), turnOf(n + 1, yards.length)];
    const other = yards[(n + 1) % yards.length] ?? own;
    return {
      a: middle.a + (own * Math.sin(next) - other * Math.sin(turn)) / bend,
      b: middle.b + (other * Math.cos(turn) - own * Math.cos(next)) / bend,
    };
  });
}
