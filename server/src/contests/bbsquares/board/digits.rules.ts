/** A digit of an axis, null where there is none. */
export type Axis = ReadonlyArray<number | null>;
export interface Numbers {
  columns: Axis;
  rows: Axis;
}

export const NO_DIGITS: Axis = new Array<null>(10).fill(null);
const PLACES = 10;

/** As an axis is stored, `38051--264`. */
export const axisText = (axis: Axis): string => axis.map((digit) => digit ?? '-').join('');
export const axisOf = (text: string): Axis =>
  Array.from({ length: PLACES }, (_, place) => (/\d/.test(text[place] ?? '') ? Number(text[place]) : null));

export const isComplete = ({ columns, rows }: Numbers): boolean => [...columns, ...rows].every((digit) => digit !== null);
export const isEmpty = ({ columns, rows }: Numbers): boolean => [...columns, ...rows].every((digit) => digit === null);

/** Sets a digit; one that stands elsewhere on the axis changes places with what was here. */
export function withDigit(axis: Axis, place: number, digit: number | null): Axis {
  const before = axis[place] ?? null;
  const other = digit === null ? -1 : axis.indexOf(digit);
  return axis.map((one, at) => (at === place ? digit : at === other ? before : one));
}

/** `10 · row + column`: where a square stands, and its row's ID. */
export const placeOf = (x: number, y: number): number => PLACES * y + x;

/** The square of a score; undefined while there are no numbers. */
export function squareOf({ columns, rows }: Numbers, winner: number, loser: number): number | undefined {
  const [x, y] = [columns.indexOf(winner % PLACES), rows.indexOf(loser % PLACES)];
  return x < 0 || y < 0 ? undefined : placeOf(x, y);
}
