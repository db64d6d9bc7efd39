import { countShares } from '@poolhouse/contract/rules';
import fc from 'fast-check';
import type { Game } from '../../../sport/games/game';
import { aGame } from '../../underdogs/testing/game.fixture';
import { ownersOf } from '../records.rules';
import { chancesAt, openWeeksOf } from './open-weeks.rules';
import { chancesOf, ownGames } from './own-games.rules';
import { headOf, ownSeason, type OwnWinsFacts } from './own-season';
import { seasonCard } from './season-card.rules';

const entries = ['Ann', 'Bob', 'Cid'].map((name, n) => ({ id: n + 1, name, contestId: 1, userId: n + 1, createdAt: 0 }));
const [ann, bob] = entries as [(typeof entries)[number], (typeof entries)[number]];
const CLUBS = ['BUF', 'CHI', 'DAL', 'DEN', 'GB', 'HOU', 'KC', 'LA'];
const contest = {
  id: 1,
  type: 'footballwins',
  name: 'Oak Street Wins',
  year: 2026,
  groupNumber: 1,
  firstWeek: 1,
} as OwnWinsFacts['contest'];
/** By club its entry; 0 for nobody. */
const teamsOf = (owners: readonly number[]): OwnWinsFacts['teams'] =>
  CLUBS.map((abbrev, n) => ({ abbrev, owner: owners[n] || null, expWins: 8.5, drafted: n + 1 }));

let ids = 0;
const game = (abbrev1: string, abbrev2: string, score1: number, score2: number, spread2: number | null): Game =>
  aGame({ id: (ids += 1), abbrev1, abbrev2, team1: abbrev1, team2: abbrev2, state: 'final', score1, score2, spread2 });
const factsOf = (owners: readonly number[], weeks: readonly (readonly Game[])[], over: Partial<OwnWinsFacts> = {}): OwnWinsFacts => {
  const teams = teamsOf(owners);
  return { contest, entries, teams, weeks: openWeeksOf(entries, ownersOf(teams), 1, weeks), lastWeek: 18, ...over };
};

/** A week: who plays whom, the away side's lead, and the home line; the last club may have a bye with its rival. */
const drawnWeek = fc.record({
  order: fc.shuffledSubarray(CLUBS, { minLength: CLUBS.length, maxLength: CLUBS.length }),
  leads: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 4, maxLength: 4 }),
  lines: fc.array(fc.constantFrom(null, -7, -2.5, 0, 3, 10), { minLength: 4, maxLength: 4 }),
  games: fc.integer({ min: 1, max: 4 }),
});
const drawnSeason = fc.record({
  owners: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: CLUBS.length, maxLength: CLUBS.length }),
  weeks: fc.array(drawnWeek, { minLength: 3, maxLength: 5 }),
});

describe('a season of teams, by the drawn scores alone', () => {
  it('counts records, places, what the lines expected, and who was beaten by whom', () => {
    fc.assert(
      fc.property(drawnSeason, ({ owners, weeks }) => {
        const played = weeks.map(({ order, leads, lines, games }, w) =>
          Array.from({ length: games }, (_, n) => ({
            week: w + 1,
            away: order[2 * n]!,
            home: order[2 * n + 1]!,
            lead: leads[n]!,
            line: lines[n]!,
          })),
        );
        const all = played.flat();
        const of = factsOf(
          owners,
          played.map((week) => week.map(({ away, home, lead, line }) => game(away, home, 20 + lead, 20, line))),
        );
        const mine = (club: string) => owners[CLUBS.indexOf(club)] === 1;
        const own = ownSeason(of, ann)!;
        const pointOf = (lead: number) => (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
        const pointsOf = (id: number) =>
          all.reduce(
            (sum, { away, home, lead }) =>
              sum + (owners[CLUBS.indexOf(away)] === id ? pointOf(lead) : 0) + (owners[CLUBS.indexOf(home)] === id ? pointOf(0 - lead) : 0),
            0,
          );
        expect(own.head.Points).toBe(pointsOf(1));
        expect(own.weeks.reduce((sum, { Points }) => sum + Points, 0)).toBe(pointsOf(1));
        expect(own.teams.reduce((sum, { Points }) => sum + Points, 0)).toBe(pointsOf(1));

        const expected = all.reduce((sum, { away, home, line }) => {
          const chances = chancesAt({ sport: 'NFL', spread2: line });
          return sum + (chances && mine(away) ? chances[1] : 0) + (chances && mine(home) ? chances[2] : 0);
        }, 0);
        const lined = all.filter(({ away, home, line }) => line !== null && (mine(away) || mine(home)));
        expect(own.luck === undefined).toBe(lined.length === 0);
        if (own.luck) {
          expect(own.luck.Expected).toBeCloseTo(expected, 1);
          // A game between two of one's teams is one point, not two tries.
          const chances = chancesOf(1, ownGames(1, ownersOf(of.teams), of.weeks));
          expect(chances).toHaveLength(lined.length);
          const mean = countShares(chances).reduce((sum, share, n) => sum + n * share, 0);
          expect(mean).toBeCloseTo(expected, 6);
        }

        const beaten = [2, 3].map((id) => {
          const theirs = (club: string) => owners[CLUBS.indexOf(club)] === id;
          const met = all.flatMap(({ away, home, lead }) =>
            mine(away) && theirs(home) ? [lead] : mine(home) && theirs(away) ? [0 - lead] : [],
          );
          return { lost: met.filter((lead) => lead < 0).length, won: met.filter((lead) => lead > 0).length };
        });
        const able = beaten.filter(({ lost, won }) => lost >= 2 && lost > won).map(({ lost }) => lost);
        const nemesis = own.facts.find(({ ID }) => ID === 'nemesis');
        expect(nemesis === undefined).toBe(able.length === 0);
        if (nemesis) expect(nemesis.Text).toMatch(new RegExp(` ${Math.max(...able)} times`));
      }),
      { numRuns: 60 },
    );
  });

  it('gives both sides of a game its one point, and the one that gives points more of it', () => {
    for (const line of [-10, -3, 0, 2.5, 14]) {
      const chances = chancesAt({ sport: 'NFL', spread2: line })!;
      expect(chances[1] + chances[2]).toBeCloseTo(1);
      expect(Math.sign(Math.round(1000 * (chances[2] - chances[1])))).toBe(0 - Math.sign(line) + 0);
    }
    expect(chancesAt({ sport: 'NFL', spread2: null })).toBeNull();
  });
});

describe('a season of three weeks', () => {
  // Ann has Buffalo and Chicago, Bob Dallas and Denver, Cid Green Bay and Houston.
  const owners = [1, 1, 2, 2, 3, 3, 0, 0];
  const weeks = [
    [game('BUF', 'DAL', 27, 20, 3), game('CHI', 'DEN', 10, 24, -6.5), game('GB', 'HOU', 20, 20, 0)],
    [game('BUF', 'DEN', 17, 20, 3), game('CHI', 'KC', 24, 23, -10), game('GB', 'LA', 30, 3, 3)],
    [game('DAL', 'CHI', 21, 20, null), game('BUF', 'HOU', 13, 13, -1)],
  ];
  const of = factsOf(owners, weeks);

  it('is told with its figures, each with the weeks behind it', () => {
    const own = ownSeason(of, ann)!;
    expect(own.head).toMatchObject({ Week: 3, Over: 0, Rank: 2, Shared: 0, Entries: 3, Wins: 2, Losses: 3, Ties: 1, Points: 2.5 });
    expect(own.head.Gap).toBe('0.5 wins behind Bob');
    expect(own.weeks.map(({ Rank, Moved, Points }) => [Rank, Moved, Points])).toEqual([
      [1, 0, 1],
      [2, -1, 1],
      [2, 0, 0.5],
    ]);
    expect(own.teams.map(({ ID, Results, Wins, Losses, Ties }) => [ID, Results, Wins, Losses, Ties])).toEqual([
      ['CHI', 'L,W,L', 1, 2, 0],
      ['BUF', 'W,L,T', 1, 1, 1],
    ]);
    const told = own.facts.map(({ ID, Head, Weeks }) => [ID, Head, Weeks]);
    expect(told).toEqual(
      expect.arrayContaining([
        // Both of these weeks brought one win; of the second the lines expected less.
        ['best', 'Week 2, 1–1', '2'],
        ['upset', 'Week 2, CHI', '2'],
        ['nemesis', 'Bob', '1,2,3'],
      ]),
    );
    expect(own.facts.find(({ ID }) => ID === 'nemesis')!.Text).toBe('Their teams beat yours 3 times of 4, and lost 1.');
    // One game had no line: its loss counts for the season, and not beside the lines.
    expect(own.luck).toMatchObject({ Points: 2.5, Pace: 3 });
    expect(own.luck!.Chances.split(',')).toHaveLength(5);
    expect(ownSeason(of, bob)!.head).toMatchObject({ Rank: 1, Wins: 3, Losses: 1, Gap: '0.5 wins ahead of Ann' });
  });

  it('has a picture of it, a row of cells a team', () => {
    const card = seasonCard(ownSeason(of, ann)!);
    expect(card.weeks.map(({ cells, wins }) => [cells.join(''), wins])).toEqual([
      ['LW', 1],
      ['WL', 1],
      ['LT', 0],
    ]);
    expect(card).toMatchObject({ record: '2–3–1', says: '0.5 wins behind Bob', sum: 'After 3 weeks: 2 teams, 2 wins' });
  });

  it('begins with three weeks, and with the season’s last it is over', () => {
    const few = factsOf(owners, weeks.slice(0, 2));
    expect(ownSeason(few, ann)).toBeUndefined();
    expect(headOf(few, ann)).toMatchObject({ Week: 2, Rank: 0, Gap: '' });
    expect(ownSeason({ ...of, lastWeek: 3 }, ann)!.head.Over).toBe(1);
  });
});
