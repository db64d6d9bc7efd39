import { between, type Random } from '../../sport/practice/random.rules';
import type { FinalScore } from '../../sport/practice/scoring.rules';
import type { DemoSport } from './demo-season';

/** Points by which a side is better than the average; hidden from everybody. */
export type Ratings = ReadonlyMap<string, number>;

const HOME_FIELD = 1.8;
const spread = { NFL: { ratings: 4.5, result: 12.5, total: 45 }, NCAA: { ratings: 9, result: 15, total: 54 } };

export function makeRatings(sport: DemoSport, teams: readonly string[], random: Random): Ratings {
  return new Map(teams.map((team) => [team, normal(random) * spread[sport].ratings]));
}

/** How many points the home side is expected to win by. */
export function homeMargin(ratings: Ratings, away: string, home: string): number {
  return (ratings.get(home) ?? 0) - (ratings.get(away) ?? 0) + HOME_FIELD;
}

/** How likely a side wins that is expected to win by so many points, in the NFL: logistic, with the spread of its results. */
export function winChance(margin: number): number {
  return 1 / (1 + Math.exp((-1.7 * margin) / spread.NFL.result));
}

/** The home side's line in half points for an expected margin. `0 -` keeps a pick'em from becoming -0. */
export function lineFor(margin: number): number {
  return 0 - Math.round(Math.max(-35, Math.min(35, margin)) * 2) / 2;
}

/** A line's way through a week: the opening one and what it moves to, half a point or a few at a time, the last one near `closing`. */
export function lineMoves(closing: number, random: Random): number[] {
  const moves: number[] = [closing];
  let line = closing;
  for (let left = between(random, 0, 3); left > 0; left -= 1) {
    line += (random() < 0.5 ? -0.5 : 0.5) * between(random, 1, 2);
    moves.unshift(line);
  }
  return moves;
}

/** Draws a final score around the expected margin. Level games go to overtime, where few of them stay level. */
export function drawResult(sport: DemoSport, margin: number, random: Random): FinalScore {
  const total = spread[sport].total + normal(random) * 9;
  const actual = margin + normal(random) * spread[sport].result;
  const score1 = scoreThatCanBe((total - actual) / 2);
  const score2 = scoreThatCanBe((total + actual) / 2);
  if (score1 !== score2) return { score1, score2, overtime: Math.abs(score1 - score2) === 3 && random() < 0.2 };
  if (sport === 'NFL' && random() < 0.12) return { score1, score2, overtime: true };
  const won = random() < 0.6 ? 3 : 6;
  return actual < 0 ? { score1: score1 + won, score2, overtime: true } : { score1, score2: score2 + won, overtime: true };
}

/** Scores that teams end on more often than on those next to them. */
const usual = [
  0, 3, 6, 7, 10, 13, 14, 16, 17, 19, 20, 21, 23, 24, 26, 27, 28, 30, 31, 33, 34, 35, 37, 38, 41, 42, 44, 45, 48, 49, 51, 52, 55, 56, 59,
  62, 63,
];

function scoreThatCanBe(points: number): number {
  return usual.reduce((best, score) => (Math.abs(score - points) < Math.abs(best - points) ? score : best));
}

/** A number of the standard normal distribution. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
