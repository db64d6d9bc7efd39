import type { RecapFact, SquareRow, SquaresEntryRow, SquaresGameRow } from '@poolhouse/contract';

/** A board that has been played, as all see it. */
export interface PlayedBoard {
  squares: readonly SquareRow[];
  entries: readonly SquaresEntryRow[];
  events: readonly SquaresGameRow[];
  config: { readonly playins: 0 | 1 };
}

/** A square with its digits that somebody holds. */
export interface HeldSquare {
  /** `10 · y + x`. */
  place: number;
  /** The digits of its column, the winner's, and of its row, the loser's. */
  digits: readonly [number, number];
  entryId: number;
  name: string;
  wins: number;
  winnings: number;
}

/** What a board came to with its tournament: the same facts stand on the page, on the card and in the mail. */
export interface BoardRecap {
  /** Who has won most games, then most points, by name. */
  winners: readonly SquaresEntryRow[];
  /** 'Mendoza Line', 'Two shared it' */
  headline: string;
  /** '9 games, 214 points' */
  says: string;
  /** 'Each of 10 squares brought 21.4 points'; '' for several. */
  note: string;
  facts: readonly RecapFact[];
  /** Squares that won for the one who has won alone, the most points first; none where several have. */
  squares: readonly HeldSquare[];
  /** By entry with a square, a sentence or two. */
  own: ReadonlyMap<number, string>;
}
