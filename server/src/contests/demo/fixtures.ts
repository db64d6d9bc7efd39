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
  const last = moved.map(({ week, game }) => weeks[week - 1]!.splice(weeks[week - 1]!.indexOf(game), 1)[0]!);
  return balanced([...weeks, last], random);
}

/** The circle method: the first club stays, the others go round. */
function roundRobin(clubs: readonly string[]): Fixture[][] {
  const [fixed, ...others] = clubs;
  return others.map((_, round) => {
    const circle = [fixed!, ...others.slice(round), ...others.slice(0, round)];
    return circle.slice(0, circle.length / 2).map((club, index) => [club, circle[circle.length - 1 - index]!] as const);
  });
}

interface Moved {
  week: number;
  game: Fixture;
}

/** Finds games in the bye weeks that hold every club exactly once, by trying and taking back. */
function oneGameEach(clubs: readonly string[], weeks: readonly Fixture[][]): Moved[] {
  const used = new Map(BYE_WEEKS.map((week) => [week, 0]));
  const search = (open: readonly string[]): Moved[] | undefined => {
    const [club] = open;
    if (club === undefined) return [];
    for (const week of BYE_WEEKS) {
      const game = weeks[week - 1]!.find((fixture) => fixture.includes(club))!;
      if (used.get(week)! >= BYES_A_WEEK || !game.every((side) => open.includes(side))) continue;
      used.set(week, used.get(week)! + 1);
      const rest = search(open.filter((other) => !game.includes(other)));
      if (rest) return [{ week, game }, ...rest];
      used.set(week, used.get(week)! - 1);
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
