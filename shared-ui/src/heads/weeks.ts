export interface WeekNavProps {
  /** The week that is shown. */
  week: number;
  /** The contest's first, 1 where it is left out, and its last. */
  first?: number | undefined;
  weeks: number;
  /** The week that is on now; those after it are still to come. */
  current: number;
  hrefFor(week: number): string;
}

/** A contest's weeks in their order. */
export const weeksFrom = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => n + first);
