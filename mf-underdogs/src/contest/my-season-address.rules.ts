/** The address of the player's own season. @param year undefined for the season that is on */
export const mySeasonAddress = (year: number | undefined): string => `/underdogs/season/me${year === undefined ? '' : `?year=${year}`}`;
