import { teamName } from '../../sport/games/teams';
import { weekNumber, weekStartOf } from '../../sport/games/week.rules';
import { seededRandom } from '../../sport/practice/random.rules';
import { demoGames } from './demo-games';
import { DEMO_SEED, DEMO_START, demoInstant, demoWeekStart, KICKOFF_START } from './demo-season';

describe.each([DEMO_SEED, 1, 2, 3])('the demo season from seed %i', (seed) => {
  const games = demoGames(seededRandom(seed));
  const nfl = games.filter((game) => game.sport === 'NFL');

  it('gives each of the 32 clubs 17 games, one a week but for its bye, and nobody twice', () => {
    expect(nfl).toHaveLength(272);
    const weeksOf = new Map<string, Set<number>>();
    for (const game of nfl)
      for (const club of [game.abbrev1, game.abbrev2]) weeksOf.set(club, (weeksOf.get(club) ?? new Set()).add(game.week));
    expect(weeksOf.size).toBe(32);
    for (const weeks of weeksOf.values()) expect(weeks.size).toBe(17);
    expect(new Set(nfl.map((game) => [game.abbrev1, game.abbrev2].sort().join())).size).toBe(272);
  });

  it('shares the home games out', () => {
    const home = new Map<string, number>();
    for (const game of nfl) home.set(game.abbrev2, (home.get(game.abbrev2) ?? 0) + 1);
    for (const count of home.values()) expect(count).toBeGreaterThanOrEqual(7);
  });

  it('keeps every game in its contest week, and no team twice in one', () => {
    const seen = new Set<string>();
    for (const game of games) {
      expect(weekNumber(demoWeekStart(1), weekStartOf(game.kickoffAt))).toBe(game.week);
      for (const team of [game.abbrev1, game.abbrev2]) {
        expect(seen).not.toContain(`${game.week} ${game.sport} ${team}`);
        seen.add(`${game.week} ${game.sport} ${team}`);
        expect(teamName(game.sport, team)).not.toBe('');
      }
    }
  });

  it('has lines in half points that were there before kick-off', () => {
    for (const game of games) {
      for (const { at, spread2 } of game.lines) {
        expect(Number.isInteger(spread2 * 2) && !Object.is(spread2, -0)).toBe(true);
        expect(at).toBeLessThan(game.kickoffAt);
      }
      expect(game.lines.map((line) => line.at)).toEqual(game.lines.map((line) => line.at).sort((a, b) => a - b));
    }
    expect(games.filter((game) => game.lines.length > 1).length).toBeGreaterThan(games.length / 2);
  });

  it('has overtime, pushes and two games called off', () => {
    expect(games.some((game) => game.final.overtime)).toBe(true);
    expect(games.filter((game) => game.final.score2 + game.lines.at(-1)!.spread2 === game.final.score1).length).toBeGreaterThan(0);
    expect(games.filter((game) => game.postponed !== '')).toHaveLength(2);
  });

  it('starts with finished, live and coming games', () => {
    const now = games.filter((game) => game.week === 11);
    expect(now.filter((game) => game.kickoffAt + 3.25 * 3_600_000 <= DEMO_START).length).toBeGreaterThan(3);
    expect(now.filter((game) => game.kickoffAt <= DEMO_START && game.kickoffAt + 3.25 * 3_600_000 > DEMO_START).length).toBeGreaterThan(3);
    expect(now.filter((game) => game.kickoffAt > DEMO_START).length).toBeGreaterThan(3);
  });
});

it("begins at kickoff with a Sunday's early games half an hour away, and none of it begun", () => {
  const sunday = demoGames(seededRandom(DEMO_SEED)).filter(
    ({ kickoffAt }) => kickoffAt > demoInstant(11, 5, '00:00') && kickoffAt < demoInstant(11, 6, '00:00'),
  );
  expect(Math.min(...sunday.map(({ kickoffAt }) => kickoffAt)) - KICKOFF_START).toBe(30 * 60_000);
});

it('starts the demo on Sunday 2026-11-22 at 15:22 in New York', () => {
  expect(new Date(DEMO_START).toISOString()).toBe('2026-11-22T20:22:00.000Z');
});
