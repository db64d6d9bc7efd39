import type { AtPeriod } from './results-source';

/** `?contest=3&year=2025`: the year is left out where it is the contest's own. */
export const yearQuery = ({ contest, base }: Pick<AtPeriod, 'contest' | 'base'>): string =>
  `?contest=${base.id}${contest.year === base.year ? '' : `&year=${contest.year}`}`;
