/**
 * The years to choose from, newest first; empty where there is only one.
 *
 * @param list comma list of years, as a config row has it
 * @param current the contest's current year
 */
export function yearsOf(list: string | undefined, current: number): number[] {
  const years = new Set([
    ...(list ?? '')
      .split(',')
      .map(Number)
      .filter((year) => year > 0),
    current,
  ]);
  return years.size > 1 ? [...years].sort((a, b) => b - a) : [];
}
