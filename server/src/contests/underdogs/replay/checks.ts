import type { Contest } from './contest';
import { players } from './players';

/** Everybody's weeks, counts and ranks: the site against the book. */
export async function checkBoard(contest: Contest, week: number): Promise<void> {
  const { picks, standings } = await contest.page('Alphabet');
  const seasons = [...contest.entryIds].map(([name, id]) => ({
    name,
    id,
    weeks: [...contest.book.season(name, contest.now)].filter(([n]) => n <= week),
  }));
  const onSite = picks.data
    .filter((row) => row.week <= week)
    .map((row) => [row.entry_id, row.week, row.Abbrev, row.spread, row.Grade, row.spreadScore, row.Auto].join(' '));
  const inBook = seasons.flatMap(({ id, weeks }) =>
    weeks.map(([n, dog]) => [id, n, dog.team, dog.points, dog.grade, dog.score, dog.given ? 1 : 0].join(' ')),
  );
  expect({ week, rows: onSite.sort() }).toEqual({ week, rows: inBook.sort() });

  const counts = seasons.map(({ name, weeks }) => {
    const count = (grade: string) => weeks.filter(([, dog]) => dog.grade === grade).length;
    return { name, wins: count('W'), covers: count('C'), losses: count('L') };
  });
  const ahead = (one: (typeof counts)[number], other: (typeof counts)[number]) =>
    one.wins - other.wins || one.covers - other.covers || other.losses - one.losses;
  const expected = counts.map((row) =>
    [1 + counts.filter((other) => ahead(other, row) > 0).length, row.name, row.wins, row.covers, row.losses].join(' '),
  );
  expect({ week, rows: standings.data.map((row) => [row.Rank, row.EntryName, row.Wins, row.Covers, row.Losses].join(' ')).sort() }).toEqual(
    { week, rows: expected.sort() },
  );
}

/** Nobody sees more of the others than kick-off has opened, the administrator included, and nothing of what they plan. */
export async function checkSeals(contest: Contest, week: number, viewer: string): Promise<void> {
  const { picks, users } = await contest.page(viewer);
  for (const { name } of players) {
    const id = contest.entryIds.get(name);
    if (id === undefined || name === viewer) continue;
    const own = contest.book.pickOf(name, week);
    const rows = picks.data.filter((row) => row.entry_id === id && row.week >= week);
    const open = own !== undefined && contest.book.games.find((game) => game.key === own.game)!.kickoff <= contest.now;
    expect({ week, name, rows: rows.map((row) => [row.week, row.sealed, row.pick === '']) }).toEqual({
      week,
      name,
      rows: own ? [[week, open ? 0 : 1, !open]] : [],
    });
    expect(users.data.find((row) => row.ID === id)).toMatchObject({ PickIn: own ? 1 : 0 });
  }
}
