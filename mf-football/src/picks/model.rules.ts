import type { FootballEventRow, ModelMarginRow } from '@poolhouse/contract';

/** Points by which the model has the home team ahead, by event id; empty where the contest does not show it. */
export type Margins = ReadonlyMap<number, number>;

export const marginsOf = (rows: readonly ModelMarginRow[]): Margins => new Map(rows.map(({ ID, Margin }) => [ID, Margin]));

/** The margin as a line, to be held against the spread: the team that the model has ahead, and minus its points; null team when level. */
export function modelLine(event: Pick<FootballEventRow, 'Pick1' | 'Pick2'>, margin: number): { team: string | null; line: number } {
  if (margin === 0) return { team: null, line: 0 };
  return { team: margin > 0 ? event.Pick2 : event.Pick1, line: -Math.abs(margin) };
}
