import type { RealGame } from '../../../replay/independent/season';
import type { Book } from './book';
import { gradeOf } from './grades';

/** What a player wants in one slot. */
export interface Choice {
  game: string;
  side: 'away' | 'home';
  lock: boolean;
}

export type Dice = (sides: number) => number;

/** The same rolls in every run (Park and Miller's generator). */
export function dice(seed: number): Dice {
  let state = (seed * 7919 + 1) % 2147483647;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

const favourite = (book: Book, game: RealGame) => ((book.line(game.key) ?? 0) <= 0 ? ('home' as const) : ('away' as const));
export const other = (side: 'away' | 'home') => (side === 'home' ? ('away' as const) : ('home' as const));

type Chooser = (book: Book, open: RealGame[], roll: Dice) => Omit<Choice, 'lock'>[];

/** Ways to choose five of the games that can still be picked. */
export const choosers = {
  favourites: (book, open) => byLine(book, open).map((game) => ({ game: game.key, side: favourite(book, game) })),
  dogs: (book, open) => byLine(book, open).map((game) => ({ game: game.key, side: other(favourite(book, game)) })),
  home: (_book, open, roll) => shuffled(open, roll).map((game) => ({ game: game.key, side: 'home' as const })),
  random: (_book, open, roll) =>
    shuffled(open, roll).map((game) => ({ game: game.key, side: roll(2) === 0 ? ('away' as const) : ('home' as const) })),
  earliest: (_book, open, roll) => open.map((game) => ({ game: game.key, side: roll(2) === 0 ? ('away' as const) : ('home' as const) })),
  latest: (_book, open, roll) =>
    [...open].reverse().map((game) => ({ game: game.key, side: roll(2) === 0 ? ('away' as const) : ('home' as const) })),
} satisfies Record<string, Chooser>;

export function chosen(chooser: Chooser, book: Book, open: RealGame[], roll: Dice, lock: (slot: number) => boolean): Choice[] {
  return chooser(book, open, roll)
    .slice(0, 5)
    .map((choice, slot) => ({ ...choice, lock: lock(slot) }));
}

/**
 * Turns wishes to the side that will win or lose by the line of the hour, knowing the season's end. Weeks with one
 * winner, with several, and with none are needed in every run, and chance does not promise them.
 */
export function steered(choices: Choice[], book: Book, wins: number): Choice[] {
  return choices.map((choice, slot) => {
    const wanted = slot < wins ? 'win' : 'loss';
    const sides = [choice.side, other(choice.side)] as const;
    const fitting = sides.find(
      (side) => gradeOf({ game: choice.game, side, locked: null }, book.game(choice.game), book.line(choice.game)) === wanted,
    );
    return fitting ? { ...choice, side: fitting } : choice;
  });
}

function byLine(book: Book, games: RealGame[]): RealGame[] {
  const size = (game: RealGame) => Math.abs(book.line(game.key) ?? 0);
  return [...games].sort((a, b) => size(b) - size(a) || (a.key < b.key ? -1 : 1));
}

function shuffled(games: RealGame[], roll: Dice): RealGame[] {
  const pool = [...games];
  const drawn: RealGame[] = [];
  while (pool.length > 0) drawn.push(...pool.splice(roll(pool.length), 1));
  return drawn;
}
