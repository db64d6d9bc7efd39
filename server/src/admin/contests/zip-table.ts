import type { Row } from './csv.rules';

/** A table's rows, and the columns that a file without any row names all the same. */
export interface ZipTable {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}
