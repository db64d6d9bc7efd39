/** Sums of squares that are nearer than this tell nothing apart. */
const FEWEST = 2;

/**
 * The hole on which a round was begun, told by the course's pars: the order in which they are nearer the strokes. Null where both are about
 * as near, as on a course whose nines are alike. `played` are eighteen strokes in the order of play.
 */
export function startOf(played: readonly number[], pars: readonly number[]): 1 | 10 | null {
  if (played.length !== pars.length) return null;
  const away = (order: readonly number[]) => order.reduce((sum, par, n) => sum + (par - (played[n] ?? 0)) ** 2, 0);
  const [fromFirst, fromTenth] = [away(pars), away([...pars.slice(9), ...pars.slice(0, 9)])];
  if (Math.abs(fromFirst - fromTenth) < FEWEST) return null;
  return fromFirst < fromTenth ? 1 : 10;
}

/** Strokes in the order of play by hole, 1 to 18; null where a hole has not been played. */
export function inHoleOrder(played: readonly number[], start: 1 | 10): (number | null)[] {
  return Array.from({ length: 18 }, (_, n) => played[start === 1 ? n : (n + 9) % 18] ?? null);
}
