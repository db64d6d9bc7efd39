import type { ContestKind } from '../contest-kind';

type Seasoned = Pick<ContestKind, 'leadsFrom'>;

/** Whether a season is on or behind us, rather than one that was only opened early. @param now site time, epoch ms */
export const hasCome = (year: number, { leadsFrom }: Seasoned, now: number): boolean => Date.UTC(year, leadsFrom) <= now;

/** The season that goes before the others: the latest that has come; where none has, the next one. Undefined of no years. */
export function leadingYear(years: readonly number[], kind: Seasoned, now: number): number | undefined {
  const come = years.filter((year) => hasCome(year, kind, now));
  if (come.length > 0) return Math.max(...come);
  return years.length > 0 ? Math.min(...years) : undefined;
}

/** The contests of the season that leads, and after them those of seasons to come. The order within a season stays. */
export function fromLeading<T extends { readonly year: number }>(contests: readonly T[], kind: Seasoned, now: number): T[] {
  const lead = leadingYear(
    contests.map(({ year }) => year),
    kind,
    now,
  );
  return lead === undefined ? [] : contests.filter(({ year }) => year >= lead).sort((a, b) => a.year - b.year);
}
