import fc from 'fast-check';
import { tally } from './records.rules';
import { rankStandings, standingsOf, type Standing } from './standings.rules';
import { anyGames, anyOwners, ENTRIES } from './testing/games.fixture';

const row = (entryId: number, wins: number, losses: number, ties = 0, name = `Entry ${entryId}`): Standing => ({
  entryId,
  name,
  wins,
  losses,
  ties,
  points: wins + ties / 2,
});

describe('standings', () => {
  it('order by wins, losses, points and name, and share ranks', () => {
    const ranked = rankStandings([row(1, 3, 2), row(2, 4, 9), row(3, 3, 2, 1), row(4, 3, 1), row(5, 3, 2, 0, 'aa')]);
    expect(ranked.map((one) => [one.entryId, one.rank])).toEqual([
      [2, 1],
      [4, 2],
      [3, 3],
      [5, 4],
      [1, 4],
    ]);
  });

  it('put one win more before any number of ties', () => {
    const ranked = rankStandings([row(1, 3, 0, 3), row(2, 4, 2)]);
    expect(ranked.map((one) => [one.entryId, one.points, one.rank])).toEqual([
      [2, 4, 1],
      [1, 4.5, 2],
    ]);
  });

  it('of all weeks up to one are those of the weeks together', () => {
    fc.assert(
      fc.property(anyGames, anyOwners, (games, owners) => {
        const ofWeek = (week: number) => tally(games.filter((one) => one.week === week));
        const after = standingsOf(ENTRIES, tally(games), owners);
        for (const { entryId, wins, losses, ties } of after) {
          const weeks = [1, 2, 3, 4].map((week) => standingsOf(ENTRIES, ofWeek(week), owners).find((one) => one.entryId === entryId)!);
          const sum = (of: 'wins' | 'losses' | 'ties') => weeks.reduce((total, week) => total + week[of], 0);
          expect([wins, losses, ties]).toEqual([sum('wins'), sum('losses'), sum('ties')]);
        }
      }),
    );
  });

  it('give everybody one place more than entries that are really better', () => {
    fc.assert(
      fc.property(anyGames, anyOwners, (games, owners) => {
        const better = (a: Standing, b: Standing) =>
          a.wins > b.wins || (a.wins === b.wins && (a.losses < b.losses || (a.losses === b.losses && a.points > b.points)));
        const rows = standingsOf(ENTRIES, tally(games), owners);
        for (const one of rows) expect(one.rank).toBe(1 + rows.filter((other) => better(other, one)).length);
      }),
    );
  });
});
