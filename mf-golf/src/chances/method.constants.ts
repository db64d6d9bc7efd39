/** So many times the rest of a tournament is played. */
export const SIMULATIONS = 2000;
/** The usual shares of scores weigh as much as so many holes of this event. */
export const PRIOR_HOLES = 2000;
