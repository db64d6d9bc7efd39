const HIGHEST = 150;

/** Whether a number can be a game's total: half points, of both sides together. */
export const isTotal = (value: number): boolean => Number.isInteger(value * 2) && value > 0 && value <= HIGHEST;
