import type { FootballEventRow, FootballPickRow } from '@poolhouse/contract';
import { GAME_LASTS } from '../../../replay/independent/season';
import type { Book } from './book';
import { ADMIN, type Contest } from './contest';
import { gradeOf, type BookPick } from './grades';
import { prizesOf } from './prizes';
import { totalsOf } from './totals';

/** Every game of the week is on offer at its hour and with its line, and no other. */
export function checkLines(book: Book, week: number, events: readonly FootballEventRow[]): void {
  const onSite = events.map((row) => [`${row.Abbrev1}@${row.Abbrev2}`, Date.parse(row.Day), row.Spread1, row.Spread2]);
  const inBook = book.gamesOf(week).map((game) => {
    const line = book.line(game.key)!;
    return [`${game.away}@${game.home}`, game.kickoff, 0 - line, line];
  });
  expect(onSite.sort()).toEqual(inBook.sort());
}

/** Standings of the week and overall, points, cigar: the site against the book. */
export async function checkBoard(contest: Contest, week: number): Promise<void> {
  const { book, now } = contest;
  const page = await contest.page(ADMIN, week);
  const prizes = prizesOf(book, now);
  const weekly = book.entries.map((entry) => ({
    EntryName: entry.name,
    ...spelt(book.record(entry, week, now)),
    Points: prizes.weekly.get(week)?.get(entry.name) ?? 0,
  }));
  const totals = totalsOf(book, prizes.weeks, now);
  const points = (name: string) =>
    (prizes.final.get(name) ?? 0) + [...prizes.weekly.values()].reduce((all, paid) => all + (paid.get(name) ?? 0), 0);
  const overall = totals.map((total) => ({ EntryName: total.name, ...spelt(total), Points: points(total.name) }));
  const rows = (which: number) =>
    page.standings.data
      .filter((row) => row.Week === which)
      .map(({ EntryName, Wins, Losses, Points, Rank }) => ({ EntryName, Wins, Losses, Points, Rank }));
  expect({ week, at: new Date(now).toISOString(), weekly: rows(week) }).toEqual({
    week,
    at: new Date(now).toISOString(),
    weekly: ranked(weekly),
  });
  expect({ week, at: new Date(now).toISOString(), overall: rows(0) }).toEqual({
    week,
    at: new Date(now).toISOString(),
    overall: ranked(overall),
  });
  const cigar = totals
    .filter((total) => total.weeks41 > 0)
    .sort((a, b) => b.weeks41 - a.weeks41 || b.wins - a.wins || (a.name < b.name ? -1 : 1));
  expect(page.cigar.data.map(({ EntryName, Weeks41, Wins }) => ({ EntryName, Weeks41, Wins }))).toEqual(
    cigar.map(({ name, weeks41, wins }) => ({ EntryName: name, Weeks41: weeks41, Wins: wins })),
  );
  const [config] = page.config.data;
  expect(config).toMatchObject({ Week: week, NumEntries: book.entries.length, PointsThisWeek: prizes.available.get(week) });
  // The week between the play-offs and the last game has no game: the book has no moment at which it ends.
  if (book.gamesOf(week).length > 0) expect(config!.WeekOver).toBe(book.isOver(week, now) ? 1 : 0);
}

function spelt({ wins, losses }: { wins: number; losses: number }) {
  return { Wins: wins, Losses: losses };
}

interface Row {
  EntryName: string;
  Wins: number;
  Losses: number;
  Points: number;
}

/** Most wins, fewest losses, most points, name; equal but for the name share a rank. */
function ranked(rows: Row[]) {
  const sorted = [...rows].sort(
    (a, b) => b.Wins - a.Wins || a.Losses - b.Losses || b.Points - a.Points || (a.EntryName < b.EntryName ? -1 : 1),
  );
  const ahead = (row: Row) =>
    sorted.filter(
      (one) =>
        one.Wins > row.Wins ||
        (one.Wins === row.Wins && (one.Losses < row.Losses || (one.Losses === row.Losses && one.Points > row.Points))),
    );
  return sorted.map((row) => ({ ...row, Rank: ahead(row).length + 1 }));
}

/** Nobody sees more of the others than kick-off has opened, the administrator included; what is open is graded right. */
export async function checkSeals(contest: Contest, week: number): Promise<void> {
  const { book, now } = contest;
  for (const viewer of [ADMIN, 'Dogs']) {
    const page = await contest.page(viewer, week);
    for (const { name } of book.entries) {
      const rows = page.picks.data.filter((row) => row.EntryName === name && (row.Result !== null || row.event_id !== null));
      const inBook = book.picksOf(name, week);
      const open = inBook.filter((pick) => viewer === name || book.game(pick.game).kickoff <= now);
      const seen = rows.filter((row) => row.event_id !== null).map(brief);
      expect({ viewer, name, at: new Date(now).toISOString(), seen: seen.sort() }).toEqual({
        viewer,
        name,
        at: new Date(now).toISOString(),
        seen: open.map((pick) => expected(contest, pick)).sort(),
      });
      const sealed = rows.filter((row) => row.event_id === null);
      expect(sealed).toHaveLength(inBook.length - open.length);
      for (const row of sealed)
        expect(row).toMatchObject({ Pick: '', Abbrev: '', Spread: null, Result: 3, Push: 0, Day: '', LockedAt: '' });
    }
    const openToAll = book.entries.flatMap(({ name }) => book.picksOf(name, week)).filter((pick) => book.game(pick.game).kickoff <= now);
    expect(page.popular.data.reduce((all, row) => all + row.Count, 0)).toBe(openToAll.length);
  }
}

const brief = (row: FootballPickRow) => `${row.Abbrev} ${row.Spread} ${row.Result === 1 || row.Result === 0 ? row.Result : '-'}`;

/** What the row of an open pick says: the team, the line that decides it, and how it ended. */
function expected({ book, now }: Contest, pick: BookPick): string {
  const game = book.game(pick.game);
  const home = book.line(pick.game);
  // A game that lost its line grades nothing, so no line decides: not even one that was locked before.
  const line = home === null ? null : (pick.locked ?? (pick.side === 'home' ? home : 0 - home));
  const grade = now >= game.kickoff + GAME_LASTS ? gradeOf(pick, game, home) : 'none';
  return `${game[pick.side]} ${line} ${grade === 'win' ? 1 : grade === 'loss' ? 0 : '-'}`;
}
