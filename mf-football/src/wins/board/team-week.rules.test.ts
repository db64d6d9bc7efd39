import fc from 'fast-check';
import { aTeam, aWinsScore } from '../testing/wins.fixture';
import { faceOf, orderTeams, orderTeamWeeks, teamWeeks } from './team-week.rules';
import { againstOthers } from './versus.rules';

const state = fc.constantFrom('scheduled', 'in_progress', 'final', 'postponed', 'cancelled');
const anyGame = fc.record({
  state,
  score1: fc.nat(5),
  score2: fc.nat(5),
  entry_id1: fc.option(fc.integer({ min: 1, max: 3 })),
  entry_id2: fc.option(fc.integer({ min: 1, max: 3 })),
});

describe('a team of the week', () => {
  it('has no result before kick-off, nor of a game that is not played', () => {
    for (const one of ['scheduled', 'postponed', 'cancelled'] as const) expect(faceOf({ state: one, score1: 3, score2: 0 }, 1)).toBeNull();
  });

  it('stands opposite to the other side, level on both or on none', () => {
    const other = { win: 'loss', loss: 'win', tie: 'tie', winning: 'losing', losing: 'winning', tied: 'tied' } as const;
    fc.assert(
      fc.property(anyGame, (game) => {
        const [away, home] = [faceOf(game, 1), faceOf(game, 2)];
        expect(home).toBe(away === null ? null : other[away as keyof typeof other]);
        if (game.state === 'final') expect(away).toBe(game.score1 > game.score2 ? 'win' : game.score1 < game.score2 ? 'loss' : 'tie');
      }),
    );
  });

  it('is found in its game as away or home team, or has a bye', () => {
    const rows = teamWeeks([aTeam(), aTeam({ ID: 'TB' }), aTeam({ ID: 'CHI' })], [aWinsScore()]);
    expect(rows.map(({ game, side }) => [game?.ID ?? null, side])).toEqual([
      [1, 2],
      [1, 1],
      [null, 1],
    ]);
  });

  it('has a row for each game where it plays twice in a week', () => {
    const tuesday = aWinsScore({ ID: 2, Abbrev1: 'TB', Abbrev2: 'CHI', state: 'final', score1: 20, score2: 17 });
    const rows = teamWeeks([aTeam({ ID: 'TB', wins: 3, losses: 1 })], [aWinsScore(), tuesday]);
    expect(rows.map(({ game, side, face }) => [game?.ID, side, face])).toEqual([
      [1, 1, faceOf(aWinsScore(), 1)],
      [2, 1, 'win'],
    ]);
  });

  it('stands by day, then team, without a game last', () => {
    const teams = [
      aTeam({ ID: 'CHI', team_name: 'Bears' }),
      aTeam({ ID: 'BUF', team_name: 'Bills' }),
      aTeam({ ID: 'TB', team_name: 'Buccaneers' }),
      aTeam({ ID: 'NYJ', team_name: 'Jets' }),
    ];
    const games = [aWinsScore(), aWinsScore({ ID: 2, Abbrev1: 'NYJ', Abbrev2: 'NE', day: '2026-11-13T01:15:00Z' })];
    expect(orderTeamWeeks(teamWeeks(teams, games)).map(({ team }) => team.ID)).toEqual(['NYJ', 'BUF', 'TB', 'CHI']);
  });
});

it('teams go by most wins, fewest losses, most ties, name', () => {
  const row = fc
    .record({ wins: fc.nat(3), losses: fc.nat(3), ties: fc.nat(2), team_name: fc.string({ maxLength: 2 }) })
    .map((part) => aTeam(part));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
      const ordered = orderTeams(rows);
      expect(ordered).toHaveLength(rows.length);
      for (let i = 1; i < ordered.length; i++) {
        const [a, b] = [ordered[i - 1]!, ordered[i]!];
        const keys = [a.wins - b.wins, b.losses - a.losses, a.ties - b.ties, a.team_name <= b.team_name ? 1 : -1];
        expect(keys.find((key) => key !== 0)).toBeGreaterThan(0);
      }
    }),
  );
});

it('mine against others: what one entry wins the other loses, own games and unowned teams count for nothing', () => {
  fc.assert(
    fc.property(fc.array(anyGame, { maxLength: 8 }), (games) => {
      const scores = games.map((game, i) => aWinsScore({ ...game, ID: i, Abbrev1: `A${i}`, Abbrev2: `H${i}` }));
      const teams = scores.flatMap((game) => [
        aTeam({ ID: game.Abbrev1, entry_id: game.entry_id1 }),
        aTeam({ ID: game.Abbrev2, entry_id: game.entry_id2 }),
      ]);
      const rows = teamWeeks(teams, scores);
      const tallies = [1, 2, 3].map((entry) =>
        againstOthers(
          rows.filter(({ team }) => team.entry_id === entry),
          entry,
        ),
      );
      const sum = (key: 'Wins' | 'Losses' | 'Ties') => tallies.reduce((n, tally) => n + tally[key], 0);
      expect(sum('Wins')).toBe(sum('Losses'));
      expect(sum('Ties') % 2).toBe(0);
      const between = games.filter(
        (game) => game.state === 'final' && game.entry_id1 !== null && game.entry_id2 !== null && game.entry_id1 !== game.entry_id2,
      ).length;
      expect(sum('Wins') + sum('Ties') / 2).toBe(between);
    }),
  );
});
