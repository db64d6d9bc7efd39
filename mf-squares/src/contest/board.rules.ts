import type { SquareRow, SquaresConfigRow, SquaresEntryRow, SquaresGameRow } from '@poolhouse/contract';
import { countsOnBoard } from '@poolhouse/contract/rules';
import type { SquaresPage } from './squares.types';

/** What the panels ask of a board, from one answer. */
export interface Board {
  config: SquaresConfigRow;
  squares: readonly SquareRow[];
  entries: readonly SquaresEntryRow[];
  games: readonly SquaresGameRow[];
  /** Ids of the viewer's entries. */
  mine: ReadonlySet<number>;
  /** Digits left to right and top to bottom; null while there is none. */
  columns: ReadonlyArray<number | null>;
  rows: ReadonlyArray<number | null>;
  /** All twenty are there. */
  drawn: boolean;
  live: readonly SquaresGameRow[];
}

export function boardOf(data: SquaresPage, config: SquaresConfigRow): Board {
  const squares = [...data.squares.data].sort((a, b) => a.ID - b.ID);
  const columns = squares.slice(0, 10).map(({ x_score }) => x_score);
  const rows = Array.from({ length: 10 }, (_, y) => squares[10 * y]?.y_score ?? null);
  return {
    config,
    squares,
    entries: data.entries.data,
    games: data.events.data,
    mine: new Set(config.my_entries.split(',').filter(Boolean).map(Number)),
    columns,
    rows,
    drawn: [...columns, ...rows].every((digit) => digit !== null),
    live: data.events.data.filter((game) => game.state === 'in_progress' && countsOnBoard(game, config)),
  };
}

/** The place of a pair of digits; undefined while there are no numbers. */
export function placeOf({ columns, rows }: Pick<Board, 'columns' | 'rows'>, winner: number, loser: number): number | undefined {
  const [x, y] = [columns.indexOf(winner % 10), rows.indexOf(loser % 10)];
  return x < 0 || y < 0 ? undefined : 10 * y + x;
}

/** Live first, then the latest finals, then the next tip-offs. */
export function gamesInOrder(games: readonly SquaresGameRow[]): SquaresGameRow[] {
  const rank = ({ state }: SquaresGameRow) => (state === 'in_progress' ? 0 : state === 'final' || state === 'cancelled' ? 1 : 2);
  return [...games].sort(
    (a, b) => rank(a) - rank(b) || (rank(a) === 1 ? b.day.localeCompare(a.day) : a.day.localeCompare(b.day)) || b.ID - a.ID,
  );
}

/** The two sides as they are shown: the one that is ahead on top. */
export function sidesOf(game: SquaresGameRow): Array<{ team: string; seed: number | null; score: number | null; ahead: boolean }> {
  const upper = { team: game.team1, seed: game.seed1, score: game.score1, ahead: game.leader === 1 };
  const lower = { team: game.team2, seed: game.seed2, score: game.score2, ahead: game.leader === 2 };
  return game.leader === 2 ? [lower, upper] : [upper, lower];
}

const ROUNDS = ['First Four', 'Round of 64', 'Round of 32', 'Sweet 16', 'Elite 8', 'Final Four', 'Final'];
export const roundName = (round: number): string => ROUNDS[round] ?? '';
