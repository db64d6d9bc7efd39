/** The address of a week's recap, which tells everybody's week. */
export const recapOf = (week: number, year: number | undefined): string =>
  `/football/recap?week=${week}${year === undefined ? '' : `&year=${year}`}`;

/** '2,3' as numbers. */
export const weeksOf = (weeks: string): number[] => weeks.split(',').filter(Boolean).map(Number);
