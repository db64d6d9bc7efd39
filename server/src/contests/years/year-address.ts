import type { AtPeriod } from './results-source';

/** `?contest=3&year=2025`: the year is left out where it is the contest's own. */
export const yearQuery = ({ contest, base }: Pick<AtPeriod, 'contest' | 'base'>): string =>
  `?contest=${base.id}${contest.year === base.year ? '' : `&year=${contest.year}`}`;

/** Pages of a contest by weeks: a week's board, and the season's page. @param path of the contest, from the site's root */
export const weekOrSeason =
  (path: string) =>
  ({ period: { key }, ...at }: AtPeriod): string =>
    key === 'season' ? `${path}/season${yearQuery(at)}` : `${path}${yearQuery(at)}&week=${key}`;
