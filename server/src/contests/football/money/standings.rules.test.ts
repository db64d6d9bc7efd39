import { rankCigar, rankSidebet, rankStandings, type Standing } from '@poolhouse/contract/football-rules';
import fc from 'fast-check';
import { placesGained } from '../../standings/ranking.rules';
import { popularPicks } from '../board/popular.rules';

const row = (entryId: number, wins: number, losses: number, points = 0, name = `Entry ${entryId}`): Standing => ({
  entryId,
  name,
  wins,
  losses,
  points,
});
const anyRow = fc.record({
  entryId: fc.nat(),
  wins: fc.nat({ max: 4 }),
  losses: fc.nat({ max: 4 }),
  points: fc.nat({ max: 3 }),
  name: fc.string({ maxLength: 5 }),
});

describe('standings', () => {
  it('order by wins, losses, points, name, and share ranks', () => {
    const ranked = rankStandings([row(1, 3, 2), row(2, 4, 1), row(3, 3, 2, 5), row(4, 3, 1), row(5, 3, 2, 0, 'aa')]);
    expect(ranked.map((one) => [one.entryId, one.rank])).toEqual([
      [2, 1],
      [4, 2],
      [3, 3],
      [5, 4],
      [1, 4],
    ]);
  });

  it('give everyone one place more than entries that are really better', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 15 }), (rows) => {
        const better = (a: Standing, b: Standing) =>
          a.wins > b.wins || (a.wins === b.wins && (a.losses < b.losses || (a.losses === b.losses && a.points > b.points)));
        for (const one of rankStandings(rows)) expect(one.rank).toBe(1 + rows.filter((other) => better(other, one)).length);
      }),
    );
  });

  it('do not depend on the order in which entries came', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyRow, { selector: (one) => one.name, maxLength: 12 }), (rows) => {
        expect(rankStandings([...rows].reverse())).toEqual(rankStandings(rows));
      }),
    );
  });

  it('tell the places gained, none for a newcomer', () => {
    const gained = placesGained(rankStandings([row(1, 3, 0), row(2, 2, 0)]), rankStandings([row(1, 3, 4), row(2, 5, 2), row(3, 9, 0)]));
    expect([gained.get(1), gained.get(2), gained.get(3)]).toEqual([-2, 0, 0]);
  });
});

describe('cigar and sidebet', () => {
  it('rank 4-1 weeks, then wins, and leave out entries without such a week', () => {
    const ranked = rankCigar([
      { name: 'a', weeks41: 2, wins: 10 },
      { name: 'b', weeks41: 0, wins: 50 },
      { name: 'c', weeks41: 2, wins: 12 },
      { name: 'd', weeks41: 2, wins: 10 },
    ]);
    expect(ranked.map((one) => [one.name, one.rank])).toEqual([
      ['c', 1],
      ['a', 2],
      ['d', 2],
    ]);
  });

  it('rank the sidebet by wins, then fewest losses', () => {
    expect(rankSidebet([row(1, 3, 4), row(2, 3, 3), row(3, 5, 9)]).map((one) => one.entryId)).toEqual([3, 2, 1]);
  });
});

describe('popular picks', () => {
  it('count sides, most first, then by team', () => {
    const pick = (eventId: number, side: 1 | 2, team: string) => ({ eventId, side, team });
    expect(
      popularPicks([pick(1, 1, 'Rams'), pick(2, 2, 'Jets'), pick(1, 1, 'Rams'), pick(1, 2, 'Bills')]).map((one) => [one.team, one.count]),
    ).toEqual([
      ['Rams', 2],
      ['Bills', 1],
      ['Jets', 1],
    ]);
  });

  it('lose no pick', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ eventId: fc.nat({ max: 4 }), side: fc.constantFrom(1 as const, 2 as const), team: fc.constant('x') })),
        (picks) => {
          expect(popularPicks(picks).reduce((total, one) => total + one.count, 0)).toBe(picks.length);
        },
      ),
    );
  });
});
