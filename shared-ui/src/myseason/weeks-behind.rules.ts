/** '2,3' as numbers. */
export const weeksOf = (weeks: string): number[] => weeks.split(',').filter(Boolean).map(Number);
