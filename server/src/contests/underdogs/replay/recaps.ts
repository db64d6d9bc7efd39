import type { Contest } from './contest';
import { ADMIN } from './players';

/** The recap of a week that is over, against the book: everybody's grade and counts, and who won outright. */
export async function checkRecap(contest: Contest, week: number): Promise<void> {
  const { book, now, api, id } = contest;
  const { config, standings, facts } = await api.call(ADMIN, 'GET underdogs/recap', { query: { contest_id: id, week } });
  expect(config.data[0]).toMatchObject({ Week: week, Over: 1, Open: 0 });
  const seasons = [...contest.entryIds.keys()].map((name) => ({ name, weeks: [...book.season(name, now)].filter(([n]) => n <= week) }));
  const expected = seasons.map(({ name, weeks }) => {
    const count = (grade: string) => weeks.filter(([, dog]) => dog.grade === grade).length;
    const dog = weeks.find(([n]) => n === week)?.[1];
    return [name, dog?.team ?? '', dog?.grade ?? '', count('W'), count('C'), count('L')].join(' ');
  });
  const there = new Set(standings.data.map(({ EntryName }) => EntryName));
  const rows = standings.data.map((row) => [row.EntryName, row.Abbrev, row.Grade, row.Wins, row.Covers, row.Losses].join(' '));
  const late = seasons.filter(({ name }) => !there.has(name));
  expect({ week, late: late.flatMap(({ weeks }) => weeks) }).toEqual({ week, late: [] });
  const missing = new Set(late.map(({ name }) => name));
  expect({ week, rows: rows.sort() }).toEqual({ week, rows: expected.filter((_, n) => !missing.has(seasons[n]!.name)).sort() });
  const won = seasons.flatMap(({ name, weeks }) => (weeks.some(([n, { grade }]) => n === week && grade === 'W') ? [name] : []));
  const { Won, Headline, Winners } = config.data[0]!;
  expect({ week, Won }).toEqual({ week, Won: won.length });
  if (won.length === 1) expect(Headline).toBe(won[0]);
  else expect(Winners.split(', ').filter(Boolean).sort()).toEqual([...won].sort());
  for (const { Text } of facts.data) expect(Text).toMatch(/\.$/);
}
