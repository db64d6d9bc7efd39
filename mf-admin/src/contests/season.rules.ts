/** From this month on, a season that begins is the year's own; before, it is the last one's. */
const FIRST_MONTH = 3;

/** The season that a new contest is probably for: the latest that has games, else the one that the calendar is in. */
export const nextSeason = (withGames: number, now: Date): number =>
  withGames > 0 ? withGames : now.getMonth() >= FIRST_MONTH ? now.getFullYear() : now.getFullYear() - 1;
