import { ADMIN, type Contest } from './contest';
import { gradeOf } from './grades';

/** The recap of a week that is over, against the book: its records, who had five, and what stands of picks. */
export async function checkRecap(contest: Contest, week: number): Promise<void> {
  const { book, now, api, id } = contest;
  if (book.gamesOf(week).length === 0) return;
  const { config, standings, facts, winner } = await api.call(ADMIN, 'GET football/recap', { query: { contest_id: id, week } });
  const records = book.entries.map((entry) => ({ name: entry.name, ...book.record(entry, week, now) }));
  const rows = standings.data.map(({ EntryName: name, Wins: wins, Losses: losses }) => ({ name, wins, losses }));
  const there = records.filter(({ name }) => rows.some((row) => row.name === name));
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect({ week, rows: [...rows].sort(byName) }).toEqual({ week, rows: [...there].sort(byName) });
  expect(records.filter(({ name, wins }) => wins > 0 && !rows.some((row) => row.name === name))).toEqual([]);
  const perfect = records.filter(({ wins }) => wins === 5);
  expect(config.data[0]).toMatchObject({ Week: week, Over: 1, Open: 0, Perfect: perfect.length });
  expect(winner.data.length).toBe(perfect.length === 1 ? 5 : 0);
  const grades = book.entries.flatMap(({ name }) =>
    book.picksOf(name, week).map((pick) => gradeOf(pick, book.game(pick.game), book.line(pick.game))),
  );
  expect({ week, won: config.data[0]!.Won }).toEqual({ week, won: grades.filter((grade) => grade === 'win').length });
  // The book holds what the board says of last minutes.
  const { moments } = await contest.page(ADMIN, week);
  const turned = moments?.data.some(({ Kind, Undone }) => Kind === 'flip' && Undone === 0) ?? false;
  expect({ week, turned: facts.data.some(({ ID }) => ID === 'swing') }).toEqual({ week, turned });
}
