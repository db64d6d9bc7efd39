/** What a season is made of. Rows call its number `Week` either way. */
export type SeasonUnit = 'week' | 'tournament';

const NAMES: Readonly<Record<SeasonUnit, string>> = { week: 'Week', tournament: 'Tournament' };

/** 'Week 3', 'Tournament 3'; without a number 'Week' and 'Tournament'. */
export const unitName = (unit: SeasonUnit, number?: number): string => (number === undefined ? NAMES[unit] : `${NAMES[unit]} ${number}`);

/** 'Week 3', and '3' of tournaments, whose word has no room at both ends of a line on a phone. */
export const unitShort = (unit: SeasonUnit, number: number): string => (unit === 'week' ? unitName(unit, number) : String(number));

/** 'Weeks', 'Tournaments' */
export const unitsName = (unit: SeasonUnit): string => `${NAMES[unit]}s`;
