/** '3 → 2', or the figure alone where it stays. */
export const changeWords = (before: number, after: number): string => (before === after ? String(before) : `${before} → ${after}`);
