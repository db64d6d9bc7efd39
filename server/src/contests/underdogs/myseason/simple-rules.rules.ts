import type { DogSeasonRule } from '@poolhouse/contract';
import { gradeOfMargin, type DogCounts, type DogGrade } from '@poolhouse/contract/underdogs-rules';
import type { Game } from '../../../sport/games/game';
import { coverMargin } from '../../../sport/games/game.rules';
import { biggestLeft, smallestLeft, teamKey, type LeftDog, type TeamKey } from '../missed-pick.rules';
import type { OpenWeek } from './open-weeks.types';

/** How a dog came out at its closing line. */
export const gradeOfDog = ({ game, side, spread }: LeftDog<Game>): DogGrade =>
  gradeOfMargin(coverMargin(game, side, 0) ?? -Infinity, spread);

/** How many of a week's dogs won outright. */
export const dogsWon = ({ dogs }: Pick<OpenWeek, 'dogs'>): number => dogs.filter((dog) => gradeOfDog(dog) === 'W').length;

/** The chance that any dog of a week, all alike, wins outright. */
export const chanceOfAny = (week: Pick<OpenWeek, 'dogs'>): number => (week.dogs.length === 0 ? 0 : dogsWon(week) / week.dogs.length);

const countOf = (grades: readonly DogGrade[]): DogCounts => {
  const count = (grade: DogGrade) => grades.filter((one) => one === grade).length;
  return { wins: count('W'), covers: count('C'), losses: count('L') };
};

const rowOf = (ID: DogSeasonRule['ID'], { wins, covers, losses }: DogCounts): DogSeasonRule => ({
  ID,
  Wins: wins,
  Covers: covers,
  Losses: losses,
});

/** Takes a dog of each week by a rule, each team once, as players do; a week in which none is left is lost. */
function taking(weeks: readonly Pick<OpenWeek, 'dogs' | 'week'>[], left: typeof biggestLeft<Game>): DogCounts {
  const used = new Map<TeamKey, number>();
  return countOf(
    weeks.map(({ week, dogs }) => {
      const taken = left(
        dogs.map(({ game }) => game),
        used,
        0,
      );
      if (!taken) return 'L';
      used.set(teamKey(taken.game, taken.side), week);
      return gradeOfDog(taken);
    }),
  );
}

const tenth = (n: number): number => Math.round(10 * n) / 10;

/** What any dog of each week, all alike, comes to on average. Exact: the shares of a week's dogs, added up. */
function anyDog(weeks: readonly Pick<OpenWeek, 'dogs'>[]): DogCounts {
  const share = (grade: DogGrade) =>
    tenth(
      weeks.reduce((sum, { dogs }) => {
        if (dogs.length === 0) return grade === 'L' ? sum + 1 : sum;
        return sum + dogs.filter((dog) => gradeOfDog(dog) === grade).length / dogs.length;
      }, 0),
    );
  return { wins: share('W'), covers: share('C'), losses: share('L') };
}

/** A player's grades beside those of three simple rules, in the weeks in which the player's pick was graded. */
export const simpleRules = (mine: readonly DogGrade[], weeks: readonly Pick<OpenWeek, 'dogs' | 'week'>[]): DogSeasonRule[] => [
  rowOf('mine', countOf(mine)),
  rowOf('biggest', taking(weeks, biggestLeft)),
  rowOf('smallest', taking(weeks, smallestLeft)),
  rowOf('random', anyDog(weeks)),
];
