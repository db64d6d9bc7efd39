/** What a season is made of. Rows call its number `Week` either way. */
export type SeasonUnit = 'week' | 'tournament';

const NAMES: Readonly<Record<SeasonUnit, string>> = { week: 'Week', tournament: 'Tournament' };

/** 'Week 3', 'Tournament 3'; without a number 'Week' and 'Tournament'. */
export const unitName = (unit: SeasonUnit, number?: number): string => (number === undefined ? NAMES[unit] : `${NAMES[unit]} ${number}`);

/** 'Weeks', 'Tournaments' */
export const unitsName = (unit: SeasonUnit): string => `${NAMES[unit]}s`;
