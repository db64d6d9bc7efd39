import type { Board } from '../contest/board.rules';

/**
 * Chance that a game ends on one pair of digits, in percent, by (winner − loser) mod 10; the margin alone decides it. Shares of the 2,518
 * tournament games of 1985 to 2025 (winner's and loser's last digits, chi² of pairs within a margin 93.6 on 90 degrees of freedom).
 */
const CHANCES: readonly number[] = [0.735, 1.064, 1.358, 1.307, 1.124, 0.973, 0.89, 0.902, 0.838, 0.81];
export const GAMES = 63;

/** The chance of a pair in one game, 0 to 1. */
export const chanceOf = (winner: number, loser: number): number => (CHANCES[(winner - loser + 10) % 10] ?? 0) / 100;

/** Wins that a square may expect of the games that are left; undefined while there are no numbers. */
export function expectedWins({ columns, rows }: Pick<Board, 'columns' | 'rows'>, place: number, gamesLeft: number): number | undefined {
  const [winner, loser] = [columns[place % 10] ?? null, rows[Math.floor(place / 10)] ?? null];
  return winner === null || loser === null ? undefined : chanceOf(winner, loser) * gamesLeft;
}

/** Games that count and are not over; all of them before the bracket is played. */
export const gamesLeft = ({ games }: Pick<Board, 'games'>): number =>
  GAMES - games.filter(({ round, state }) => round > 0 && (state === 'final' || state === 'cancelled')).length;

/** How dark a square is shaded, 0 to 1 between the least and the most likely pair. */
export function shadeOf(winner: number, loser: number): number {
  const [low, high] = [Math.min(...CHANCES), Math.max(...CHANCES)];
  return (chanceOf(winner, loser) * 100 - low) / (high - low);
}
