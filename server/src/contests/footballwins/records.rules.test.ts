import fc from 'fast-check';
import { byOwner, isPlayed, playedOf, pointsOf, tally, together, type ResultGame } from './records.rules';
import { anyGames, game, TEAMS } from './testing/games.fixture';

describe('records', () => {
  it('count a win 1 and a tie ½, away as at home', () => {
    const games = [game('BUF', 'KC', 20, 17), game('BUF', 'NYJ', 10, 10), game('LA', 'BUF', 3, 9), game('BUF', 'DAL', 0, 1)];
    const so = tally(games);
    expect(so.BUF).toEqual({ wins: 2, losses: 1, ties: 1 });
    expect(so.NYJ).toEqual({ wins: 0, losses: 0, ties: 1 });
    expect(pointsOf(so.BUF!)).toBe(2.5);
  });

  it.each(['scheduled', 'in_progress', 'postponed', 'cancelled'] as const)('count nothing of a game that is %s', (state) => {
    expect(tally([{ ...game('BUF', 'KC', 20, 17), state }])).toEqual({});
    expect(isPlayed({ ...game('BUF', 'KC', 20, 17), score1: null })).toBe(false);
  });

  it('give an entry whose two teams meet a win and a loss', () => {
    const mine = new Map([
      ['BUF', 1],
      ['KC', 1],
    ]);
    expect(byOwner(tally([game('BUF', 'KC', 20, 17)]), mine).get(1)).toEqual({ wins: 1, losses: 1, ties: 0 });
    expect(byOwner(tally([game('BUF', 'KC', 7, 7)]), mine).get(1)).toEqual({ wins: 0, losses: 0, ties: 2 });
  });

  it('add up to the games played, whoever owns the teams', () => {
    fc.assert(
      fc.property(
        anyGames,
        fc.array(fc.nat({ max: 3 }), { minLength: TEAMS.length, maxLength: TEAMS.length }),
        (games: ResultGame[], owners) => {
          const played = games.filter(isPlayed).length;
          const tallies = [...byOwner(tally(games), new Map(TEAMS.map((team, n) => [team, owners[n]!]))).values()];
          expect(tallies.reduce((sum, one) => sum + pointsOf(one), 0)).toBe(played);
          expect(tallies.reduce((sum, one) => sum + playedOf(one), 0)).toBe(2 * played);
        },
      ),
    );
  });

  it('of some games and of some more are those of all of them', () => {
    fc.assert(
      fc.property(anyGames, anyGames, (some, more) => {
        expect(together(tally(some), tally(more))).toEqual(tally([...some, ...more]));
      }),
    );
  });
});
