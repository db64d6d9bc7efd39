import type { Random } from './random.rules';

/** How often a score of so many points occurs, roughly: touchdowns with one, none or two more, field goals, safeties. */
const weights: ReadonlyArray<readonly [points: number, weight: number]> = [
  [7, 60],
  [3, 30],
  [6, 6],
  [8, 4],
  [2, 0.5],
];
/** Rests that force a safety, which few games see. */
const awkward = new Set([2, 4, 5]);

/**
 * Takes a team's points apart into football scores that add up to them. Every number from 2 on can be made of 2, 3, 6, 7 and 8;
 * a lone point has no such sum and stays one.
 */
export function scoreParts(points: number, random: Random): number[] {
  const parts: number[] = [];
  let rest = points;
  while (rest > 0) {
    const part = nextPart(rest, random);
    parts.push(part);
    rest -= part;
  }
  return parts;
}

function nextPart(rest: number, random: Random): number {
  const possible = weights.filter(([points]) => points === rest || rest - points >= 2);
  const likely = possible.filter(([points]) => points !== 2 && !awkward.has(rest - points));
  const choice = likely.length > 0 ? likely : possible;
  let at = random() * choice.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [points, weight] of choice) {
    at -= weight;
    if (at < 0) return points;
  }
  return choice.at(-1)?.[0] ?? rest;
}
