import type { GolfCourseRow, GolfHoleName, GolfScoresRow } from '@poolhouse/contract';

export const HOLES = Array.from({ length: 18 }, (_, n) => n + 1);
export const holeName = (hole: number) => `Hole${hole}` as GolfHoleName;
const NAMES = HOLES.map(holeName);

/** A cell of the table: strokes and to par; null where nothing is posted. Cells that are alike are one object. */
export interface Cell {
  readonly strokes: number;
  readonly toPar: number;
  /** It is the best ball, or as good. */
  readonly counts: boolean;
}

export type Cells = readonly (Cell | null)[];

/** A golfer's round. */
export interface Card {
  readonly course: GolfCourseRow | undefined;
  readonly cells: Cells;
  /** To par; null where no hole is posted. */
  readonly total: number | null;
}

export const NO_CELLS: Cells = HOLES.map(() => null);

const made = new Map<number, Cell>();

/** The one object there is for such a cell, so that who draws it knows by identity that nothing changed. */
function cellWith(strokes: number, toPar: number, counts: boolean): Cell {
  // To par is never as far as a hundred from none.
  const key = (strokes * 200 + toPar + 100) * 2 + (counts ? 1 : 0);
  const known = made.get(key);
  if (known) return known;
  const cell = { strokes, toPar, counts };
  made.set(key, cell);
  return cell;
}

/** The card with the cells that are as good as the entry's balls marked. */
export const countedCells = (cells: Cells, balls: Cells): Cells =>
  cells.map((cell, n) => cell && cellWith(cell.strokes, cell.toPar, cell.toPar === balls[n]?.toPar));

const cards = new WeakMap<GolfScoresRow, Card>();

/** Counted once for each row there is: an update replaces the rows that it changes, and no others. */
export function cardOf(row: GolfScoresRow, course: GolfCourseRow | undefined): Card {
  const known = cards.get(row);
  if (known && known.course === course) return known;
  const cells = NAMES.map((name) => {
    const strokes = row[name];
    return strokes === null ? null : cellWith(strokes, strokes - (course?.[name] ?? strokes), false);
  });
  const total = cells.some((cell) => cell) ? cells.reduce((sum, cell) => sum + (cell?.toPar ?? 0), 0) : null;
  const card = { course, cells, total };
  cards.set(row, card);
  return card;
}

export const cellsOf = (row: GolfScoresRow, course: GolfCourseRow | undefined): Cells => cardOf(row, course).cells;
