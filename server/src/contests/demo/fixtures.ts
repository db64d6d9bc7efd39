import { must } from '../../ground/must';
import { pickOne, shuffled, type Random } from '../../sport/practice/random.rules';
import { NFL_WEEKS } from './demo-season';

/** Away and home team. */
export type Fixture = readonly [away: string, home: string];

const BYE_WEEKS = [5, 6, 7, 8, 9, 10, 12, 13, 14];
const BYES_A_WEEK = 3;

/**
 * A season for an even number of clubs: each meets another one every week but its bye, nobody twice. The last week is made of
 * games taken from the bye weeks, one of each club.
 *
 * @returns fixtures by week; the first item is week 1
 */
export function seasonFixtures(clubs: readonly string[], random: Random): Fixture[][] {
  const weeks = roundRobin(shuffled(random, clubs)).slice(0, NFL_WEEKS - 1);
  const moved = oneGameEach(clubs, weeks);
  const taken = new Set(moved.map(({ game }) => game));
  const left = weeks.map((games) => games.filter((game) => !taken.has(game)));
  return balanced([...left, moved.map(({ game }) => game)], random);
}

/** The circle method: the first club stays, the others go round. */
function roundRobin(clubs: readonly string[]): Fixture[][] {
  const [fixed, others] = [clubs.slice(0, 1), clubs.slice(1)];
  return others.map((_, round) => {
    const circle = [...fixed, ...others.slice(round), ...others.slice(0, round)];
    const across = circle.toReversed();
    return circle.slice(0, circle.length / 2).map((club, index) => [club, must(across[index], 'an opponent for each club')] as const);
  });
}

interface Moved {
  week: number;
  game: Fixture;
}

/** Finds games in the bye weeks that hold every club exactly once, by trying and taking back. */
function oneGameEach(clubs: readonly string[], weeks: readonly Fixture[][]): Moved[] {
  const used = new Map<number, number>();
  const byes = (week: number) => used.get(week) ?? 0;
  const search = (open: readonly string[]): Moved[] | undefined => {
    const [club] = open;
    if (club === undefined) return [];
    for (const week of BYE_WEEKS) {
      const game = must(
        weeks[week - 1]?.find((fixture) => fixture.includes(club)),
        'a game of each club in a bye week',
      );
      if (byes(week) >= BYES_A_WEEK || !game.every((side) => open.includes(side))) continue;
      used.set(week, byes(week) + 1);
      const rest = search(open.filter((other) => !game.includes(other)));
      if (rest) return [{ week, game }, ...rest];
      used.set(week, byes(week) - 1);
    }
    return undefined;
  };
  return search(clubs) ?? [];
}

/** Gives the home right to the side that had it less often. */
function balanced(weeks: readonly Fixture[][], random: Random): Fixture[][] {
  const home = new Map<string, number>();
  const count = (club: string) => home.get(club) ?? 0;
  return weeks.map((games) =>
    games.map(([a, b]) => {
      const host = count(a) === count(b) ? pickOne(random, [a, b]) : count(a) < count(b) ? a : b;
      home.set(host, count(host) + 1);
      return host === b ? [a, b] : [b, a];
    }),
  );
}
