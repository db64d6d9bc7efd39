/** 'South' of 'SOUTH'. */
export const regionTitle = (region: string): string => region.toLowerCase().replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());

const JUNE = 5;

/** The year of the tournament that is next, or was played this spring. */
export const tournamentYear = (today: Date): number => today.getFullYear() + (today.getMonth() >= JUNE ? 1 : 0);
