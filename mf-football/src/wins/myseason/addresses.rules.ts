/** The address of the player's own season. @param year undefined for the season that is on */
export const mySeasonAddress = (year: number | undefined): string => `/footballwins/season/me${year === undefined ? '' : `?year=${year}`}`;

/** What a week came to. @param year undefined for the season that is on */
export const recapAddress = (week: number, year: number | undefined): string =>
  `/footballwins/recap?week=${week}${year === undefined ? '' : `&year=${year}`}`;

/** The board of a week, which tells it. */
export const weekAddress = (week: number, year: number | undefined): string =>
  `/footballwins?week=${week}${year === undefined ? '' : `&year=${year}`}`;
