import type { Edition } from './edition.rules';
import type { Rating, Ratings } from './model.types';

/** Before the first game that the model knows. */
export const START: Ratings = { season: null, clubs: {}, home: 2.6, total: 41.5 };
export const UNKNOWN: Rating = { strength: 0, pace: 0 };

/** So few clubs with win totals say too little about where the average lies. */
const ENOUGH_TOTALS = 30;

/**
 * The ratings with which a season begins: nearer to the average by what happens in a year, once for each year that passed, and with what
 * win totals say.
 *
 * @param totals wins that were expected of each club before the season; too few of them count as none
 */
export function beginSeason(before: Ratings, season: number, edition: Edition, totals: ReadonlyMap<string, number>): Ratings {
  const years = before.season === null ? 1 : season - before.season;
  const known = totals.size >= ENOUGH_TOTALS;
  const mean = [...totals.values()].reduce((sum, wins) => sum + wins, 0) / totals.size;
  const left = (known ? edition.cStrengthWithTotals : edition.cStrength) ** years;
  const names = new Set([...Object.keys(before.clubs), ...(known ? totals.keys() : [])]);
  const clubs = Object.fromEntries(
    [...names].map((name) => {
      const { strength, pace } = before.clubs[name] ?? UNKNOWN;
      const wins = known ? totals.get(name) : undefined;
      const fromTotals = wins === undefined ? 0 : edition.winTotal * (wins - mean);
      return [name, { strength: strength * left + fromTotals, pace: pace * edition.cPace ** years }];
    }),
  );
  return { ...before, season, clubs };
}
