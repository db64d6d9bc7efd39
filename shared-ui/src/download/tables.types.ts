import type { CsvCell } from '../csv/csv.rules';

/** A table as it is written to a file: the first row is the head. */
export interface Table {
  /** What the button and the file call it. */
  name: string;
  rows: CsvCell[][];
}
