import type { Generated } from 'kysely';

declare module '../../ground/db/schema' {
  interface Schema {
    squares_boards: SquaresBoardsTable;
    squares_claims: SquaresClaimsTable;
    squares_words: SquaresWordsTable;
    squares_paid: SquaresPaidTable;
    squares_draws: SquaresDrawsTable;
    squares_changes: SquaresChangesTable;
  }
}

/** How a board is played, and its numbers. */
export interface SquaresBoardsTable {
  contest_id: number;
  points_per_square: number;
  max_squares: number;
  /** Null: as the bracket says. */
  lock_at: number | null;
  playins: number;
  halftime_pct: number;
  /** Hundredths of a percent of the pot for a game of each round, `0,80,120,220,360,560,1200`. */
  amounts: string;
  /** When an administrator closed it, or the first number was typed. */
  locked_at: number | null;
  /** 32 random bytes in hex. In no answer before the draw. */
  seed: string;
  /** Of board and seed, published from the start. */
  commitment: string;
  sealed_at: number;
  drawn_at: number | null;
  /** Ten characters, a digit or `-`, left to right. */
  columns: string;
  /** The same, top to bottom. */
  rows: string;
  /** Who typed numbers in. */
  typed_by: string | null;
  /** What the draw was made of, as it is published; null for numbers that were typed. */
  draw_document: string | null;
  /** When the last draw was thrown away. */
  voided_at: number | null;
  /** After a draw was thrown away: the game whose final score the next numbers come from, by its place in the bracket. */
  redraw_game: string | null;
  share_token: string | null;
}

export interface SquaresClaimsTable {
  contest_id: number;
  x_pos: number;
  y_pos: number;
  entry_id: number;
  claimed_at: number;
  /** The administrator who gave it. */
  by_user: string | null;
  reason: string | null;
}

export interface SquaresWordsTable {
  contest_id: number;
  entry_id: number;
  word: string;
}

/** Entries that have paid in. */
export interface SquaresPaidTable {
  contest_id: number;
  entry_id: number;
  paid_at: number;
  by_user: string;
}

/** Draws that were thrown away. */
export interface SquaresDrawsTable {
  id: Generated<number>;
  contest_id: number;
  draw_document: string;
  voided_at: number;
  by_user: string;
  reason: string;
}

/** What was changed by hand on a board after it had closed, as its players see it. */
export interface SquaresChangesTable {
  id: Generated<number>;
  contest_id: number;
  /** Its place in the bracket, `r1g9`; '' for what is of no game. */
  game: string;
  /** 'Florida–Houston at half-time', 'The draw'. */
  subject: string;
  was: string;
  became: string;
  at: number;
  by_user: string;
  reason: string;
  /** 1: the final was over then. */
  late: number;
}
