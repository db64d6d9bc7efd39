export interface Chart {
  width: number;
  height: number;
  /** Where the lines' room ends; the weeks stand below it. */
  floor: number;
  x(week: number): number;
  y(behind: number): number;
  weeks: number[];
  /** Room right of the lines for their names; 0 for none. */
  names: number;
  /** Distances behind at which a line is ruled. */
  rules: number[];
}
