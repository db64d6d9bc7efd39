import type { OutlookRow } from '@poolhouse/contract';
import { ADMIN, type Contest } from './contest';
import { prizesOf } from './prizes';
import { totalsOf } from './totals';

function seasonOf(contest: Contest) {
  return contest.api.call(ADMIN, 'GET football/season', { query: { contest_id: contest.id } });
}

/** What everybody could still reach, as it is told now. */
export async function readOutlook(contest: Contest): Promise<OutlookRow[]> {
  return (await seasonOf(contest)).outlook.data.filter((row) => row.scope === 'season');
}

/** Ledger, payouts, race and histories of a season that is over: the site against the book. */
export async function checkSeason(contest: Contest): Promise<void> {
  const { book, now } = contest;
  const prizes = prizesOf(book, now);
  const totals = totalsOf(book, prizes.weeks, now);
  const { config, ledger, payouts, race } = await seasonOf(contest);
  expect(config.data[0]).toMatchObject({ Pot: prizes.pot, Paid: prizes.pot, Weeks: prizes.weeks, SeasonOver: 1 });
  expect(ledger.data.map((row) => [row.Week, row.Available, row.Winners === '' ? [] : row.Winners.split(', ').sort(), row.Each])).toEqual(
    Array.from({ length: prizes.weeks }, (_, n) => {
      const paid = prizes.weekly.get(n + 1);
      return [n + 1, prizes.available.get(n + 1), [...(paid?.keys() ?? [])].sort(), [...(paid?.values() ?? [])][0] ?? 0];
    }),
  );
  const paidOut = new Map<string, number>();
  for (const row of payouts.data) paidOut.set(row.EntryName, (paidOut.get(row.EntryName) ?? 0) + row.Points);
  expect([...paidOut].sort()).toEqual([...prizes.final].filter(([, points]) => points > 0).sort());
  const last = race.data.filter((row) => row.Week === prizes.weeks);
  expect(last.map((row) => [row.EntryName, row.Wins]).sort()).toEqual(totals.map((total) => [total.name, total.wins]).sort());
  for (const entry of book.entries) {
    const { weeks, picks, yearly_results } = await contest.api.call(ADMIN, 'GET football/history', {
      query: { entryname: entry.name, contest_id: contest.id },
    });
    for (const week of weeks.data) {
      const { wins, losses } = book.record(entry, week.Week, now);
      const rows = picks.data.filter((row) => row.Week === week.Week);
      expect({ name: entry.name, ...week }).toEqual({
        name: entry.name,
        ID: week.Week,
        Week: week.Week,
        Wins: wins,
        Losses: losses,
        Points: prizes.weekly.get(week.Week)?.get(entry.name) ?? 0,
      });
      expect([rows.filter((row) => row.Result === 1).length, rows.filter((row) => row.Result === 0).length]).toEqual([wins, losses]);
    }
    const total = totals.find((one) => one.name === entry.name)!;
    const points =
      (prizes.final.get(entry.name) ?? 0) + [...prizes.weekly.values()].reduce((all, paid) => all + (paid.get(entry.name) ?? 0), 0);
    expect(yearly_results.data[0]).toMatchObject({ Wins: total.wins, Losses: total.losses, Points: points });
  }
}

/** Nobody ended above the best place that was ever promised, or below the worst, once all players were in. */
export function checkOutlooks(contest: Contest, outlooks: readonly (readonly OutlookRow[])[]): void {
  const { book, now } = contest;
  const totals = totalsOf(book, prizesOf(book, now).weeks, now);
  for (const [n, rows] of outlooks.entries()) {
    if (rows.length < totals.length) continue;
    for (const { EntryName, Best, Worst } of rows) {
      const own = totals.find((total) => total.name === EntryName)!;
      const place = 1 + totals.filter((total) => total.wins > own.wins || (total.wins === own.wins && total.losses < own.losses)).length;
      expect({ afterWeek: n + 1, EntryName, holds: Best <= place && place <= Worst }).toEqual({ afterWeek: n + 1, EntryName, holds: true });
    }
  }
  expect(outlooks.at(-1)!.every((row) => row.Best === row.Worst)).toBe(true);
}
