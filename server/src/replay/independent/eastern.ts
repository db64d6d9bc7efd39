/**
 * US Eastern wall time to UTC by the law's own words, without a time zone library: since 2007 daylight time runs from the
 * second Sunday of March to the first Sunday of November, before that from the first Sunday of April to the last of October.
 *
 * @param day `2022-11-06`
 * @param time `13:00`
 * @returns epoch ms
 */
export function easternToUtc(day: string, time: string): number {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const wall = Date.UTC(year, month - 1, date, hour, minute);
  const begins = Date.UTC(year, ...(year >= 2007 ? sunday(year, 2, 2) : sunday(year, 3, 1)), 2);
  const ends = Date.UTC(year, ...(year >= 2007 ? sunday(year, 10, 1) : lastSunday(year, 9)), 2);
  return wall + (wall >= begins && wall < ends ? 4 : 5) * 3_600_000;
}

/** Month and date of the n-th Sunday of a month (0 = January). */
function sunday(year: number, month: number, n: number): [number, number] {
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return [month, 1 + ((7 - firstWeekday) % 7) + (n - 1) * 7];
}

function lastSunday(year: number, month: number): [number, number] {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return [month, last.getUTCDate() - last.getUTCDay()];
}
