const DAYS = 7;
const WEEKS = 5;
const DAY_MS = 86_400_000;
/** From the first Monday to the day from which days are counted. */
const THURSDAY = 3;

/**
 * The backups that may go: the last seven days stay, the newest of each of the last five weeks (Monday to Sunday) that have one, and the newest
 * of every year.
 *
 * @param days yyyy-mm-dd, one for each backup
 */
export function outdated(days: readonly string[]): string[] {
  const newestFirst = [...new Set(days)].sort().reverse();
  const weeks = newestOf(newestFirst, mondayOf);
  const years = newestOf(newestFirst, (day) => day.slice(0, 4));
  const kept = new Set([...newestFirst.slice(0, DAYS), ...weeks.slice(0, WEEKS), ...years]);
  return newestFirst.filter((day) => !kept.has(day));
}

/** Names a day's week. */
const mondayOf = (day: string): string => String(Math.floor((Date.parse(day) / DAY_MS + THURSDAY) / 7));

/** The first of each group, in their order. */
function newestOf(newestFirst: readonly string[], groupOf: (day: string) => string): string[] {
  const newest = new Map<string, string>();
  for (const day of newestFirst) if (!newest.has(groupOf(day))) newest.set(groupOf(day), day);
  return [...newest.values()];
}
