/** The address of a week's recap. @param year undefined for the season that is on */
export const recapAddress = (week: number, year: number | undefined): string =>
  `/underdogs/recap?week=${week}${year === undefined ? '' : `&year=${year}`}`;
