import type { Contest } from '../contest';

/** An auction, and its number among those of its group of players and year: 1, 2, … in the order in which they were opened. */
export interface NumberedAuction {
  contest: Contest;
  group: number;
}

/** @param contests of the kind */
export function numbered(contests: readonly Contest[]): NumberedAuction[] {
  const seen = new Map<string, number>();
  return [...contests]
    .sort((a, b) => a.id - b.id)
    .map((contest) => {
      const key = `${contest.groupNumber}:${contest.year}`;
      const group = (seen.get(key) ?? 0) + 1;
      seen.set(key, group);
      return { contest, group };
    });
}

/**
 * The auction that is meant: of the year that is named, else of the present one, else of the latest; the group that is named, else the
 * first.
 *
 * @param visible those that the viewer may see
 * @param circle whose auctions go before others of the same number
 */
export function chosenAuction(
  visible: readonly NumberedAuction[],
  { year, group, present, circle }: { year: number | undefined; group: number | undefined; present: number; circle: number },
): NumberedAuction | undefined {
  const years = [...new Set(visible.map(({ contest }) => contest.year))].sort((a, b) => b - a);
  const wanted = year ?? (years.includes(present) ? present : years[0]);
  const ofYear = visible
    .filter(({ contest }) => contest.year === wanted)
    .sort((a, b) => Number(b.contest.groupNumber === circle) - Number(a.contest.groupNumber === circle) || a.group - b.group);
  return group === undefined ? ofYear[0] : ofYear.find((one) => one.group === group);
}
