import type { SquareRow } from '@poolhouse/contract';
import { formatList, plural } from '@poolhouse/shared-ui';
import type { Board } from '../contest/board.rules';

/** How a square looks. */
export interface CellLook {
  mine: boolean;
  won: boolean;
  /** It would win a game that is on. */
  live: boolean;
  /** In the column or row of one that would. */
  lane: boolean;
}

/** 'Winner 1, loser 4', by its place while there are no numbers. */
export const squareName = ({ x_score, y_score, x_pos, y_pos }: SquareRow): string =>
  x_score !== null && y_score !== null ? `Winner ${x_score}, loser ${y_score}` : `Column ${x_pos + 1}, row ${y_pos + 1}`;

/** 'Winner 1, loser 4, Rusty Oakes, 2 wins'. */
export function spokenCell(square: SquareRow, live: boolean): string {
  const { entry_name, wins } = square;
  const marks = [...(wins > 0 ? [plural(wins, 'win')] : []), ...(live ? ['would win now'] : [])];
  return formatList([squareName(square), entry_name || 'free', ...marks]);
}

/** Places that would win a game that is on. */
export function livePlaces(board: Board): Set<number> {
  const places = board.live.flatMap(({ x_score, y_score, leader }) => {
    if (x_score === null || y_score === null || leader === 0) return [];
    const [x, y] = [board.columns.indexOf(x_score), board.rows.indexOf(y_score)];
    return x < 0 || y < 0 ? [] : [10 * y + x];
  });
  return new Set(places);
}

/** Whether a column or row has a place that would win. */
export const isLiveLine = (live: ReadonlySet<number>, type: 'column' | 'row', at: number): boolean =>
  [...live].some((place) => (type === 'column' ? place % 10 : Math.floor(place / 10)) === at);

export function lookOf(board: Board, square: SquareRow, live: ReadonlySet<number>): CellLook {
  return {
    mine: board.mine.has(square.entry_id),
    won: square.wins > 0,
    live: live.has(square.ID),
    lane: isLiveLine(live, 'column', square.x_pos) || isLiveLine(live, 'row', square.y_pos),
  };
}

/** Where the keyboard goes from a cell of 10 × 10; undefined for keys that move nothing. */
export function nextPlace(place: number, key: string): number | undefined {
  const [x, y] = [place % 10, Math.floor(place / 10)];
  switch (key) {
    case 'ArrowLeft':
      return x > 0 ? place - 1 : place;
    case 'ArrowRight':
      return x < 9 ? place + 1 : place;
    case 'ArrowUp':
      return y > 0 ? place - 10 : place;
    case 'ArrowDown':
      return y < 9 ? place + 10 : place;
    case 'Home':
      return 10 * y;
    case 'End':
      return 10 * y + 9;
    default:
      return undefined;
  }
}
