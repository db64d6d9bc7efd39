/** 1 is the away side, 2 the home side. */
export type Side = 1 | 2;

/**
 * By how much a side beats its line: above 0 covers, 0 pushes, which counts as a loss.
 *
 * @param margin points by which the home side is ahead, below 0 the away side; an infinite one covers every line
 * @param line the side's
 */
export const againstLine = (side: Side, margin: number, line: number): number => (side === 2 ? margin : 0 - margin) + line;
