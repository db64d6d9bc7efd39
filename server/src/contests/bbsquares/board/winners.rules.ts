import type { GameStatus } from '@poolhouse/contract';
import { isComplete, squareOf, type Numbers } from './digits.rules';
import { pointsByRound } from './payouts.rules';

/** A game that counts. */
export interface CountedGame {
  key: string;
  round: number;
  number: number;
  /** Epoch ms. */
  tipoffAt: number;
  state: GameStatus;
  score1: number | null;
  score2: number | null;
  /** Somebody went on without a game: there will be no score. */
  walkover: boolean;
  half: { score1: number; score2: number } | undefined;
}

export interface BoardTerms {
  /** Whole points. */
  pot: number;
  amounts: readonly number[];
  /** Percent of a game's points that go by the score at half-time. */
  halftimePct: number;
  numbers: Numbers;
  /** The entry that holds a square, by place. */
  holders: ReadonlyMap<number, number>;
}

/** What a game pays, and to which square. */
export interface GamePay {
  key: string;
  /** With what rolled over. */
  amount: number;
  rolled: number;
  /** The square that won it; undefined while open, and for a game without a score. */
  square: number | undefined;
  /** Points that the square's entry gets; 0 while open, or rolled on. */
  paid: number;
  /** The half-time's part; undefined where none is known or paid. */
  half: { square: number; paid: number } | undefined;
}

/** Digits of winner and loser of a score, the higher first; level scores have the same twice. */
export const leaderFirst = (score1: number, score2: number): [number, number] => (score1 >= score2 ? [score1, score2] : [score2, score1]);

/**
 * Pays the games in the order of their tip-offs. What an unclaimed square or a game without a score does not take rolls over to the next
 * game; the final's goes to the first claimed square from there on, so that the pot is paid to the point when all is over.
 *
 * @param games all that count, whatever is known of them
 */
export function payGames(games: readonly CountedGame[], { pot, amounts, halftimePct, numbers, holders }: BoardTerms): GamePay[] {
  const counts = amounts.map((_, round) => games.filter((game) => game.round === round).length);
  const each = pointsByRound(pot, amounts, counts);
  const drawn = isComplete(numbers);
  let carried = 0;
  return inOrder(games).map((game, index, all) => {
    const rolled = carried;
    const amount = (each[game.round] ?? 0) + rolled;
    carried = 0;
    const pay: GamePay = { key: game.key, amount, rolled, square: undefined, paid: 0, half: undefined };
    if (!drawn) return pay;
    const square = game.state === 'final' ? winningSquare(numbers, game) : undefined;
    pay.half = halfOf(game, Math.floor((amount * halftimePct) / 100), numbers, holders);
    if (square === undefined && !game.walkover) return pay;
    const rest = amount - (pay.half?.paid ?? 0);
    const taker = square === undefined || holders.has(square) ? square : undefined;
    if (taker !== undefined) return { ...pay, square, paid: rest };
    if (index < all.length - 1) {
      carried = rest;
      return { ...pay, square };
    }
    const last = nextClaimed(square ?? 0, holders);
    return { ...pay, square: last ?? square, paid: last === undefined ? 0 : rest };
  });
}

const inOrder = (games: readonly CountedGame[]): CountedGame[] =>
  [...games].sort((a, b) => a.tipoffAt - b.tipoffAt || a.round - b.round || a.number - b.number);

function winningSquare(numbers: Numbers, { score1, score2 }: CountedGame): number | undefined {
  return score1 === null || score2 === null || score1 === score2 ? undefined : squareOf(numbers, ...leaderFirst(score1, score2));
}

/** The part that goes by the score at half-time; an unclaimed square's joins the final score's. */
function halfOf({ half, walkover }: CountedGame, points: number, numbers: Numbers, holders: BoardTerms['holders']): GamePay['half'] {
  if (!half || walkover || points === 0) return undefined;
  const square = squareOf(numbers, ...leaderFirst(half.score1, half.score2));
  return square !== undefined && holders.has(square) ? { square, paid: points } : undefined;
}

/** The first claimed square from a place on, reading right, then down, and from the top again. */
function nextClaimed(from: number, holders: BoardTerms['holders']): number | undefined {
  for (let step = 0; step < 100; step += 1) {
    const place = (from + step) % 100;
    if (holders.has(place)) return place;
  }
  return undefined;
}

/** What each square has won: games by the final score, and points. */
export function winsOfSquares(pays: readonly GamePay[]): Map<number, { wins: number; winnings: number }> {
  const squares = new Map<number, { wins: number; winnings: number }>();
  const add = (place: number, wins: number, winnings: number) => {
    const before = squares.get(place) ?? { wins: 0, winnings: 0 };
    squares.set(place, { wins: before.wins + wins, winnings: before.winnings + winnings });
  };
  for (const { square, paid, half } of pays) {
    if (square !== undefined) add(square, 1, paid);
    if (half) add(half.square, 0, half.paid);
  }
  return squares;
}
