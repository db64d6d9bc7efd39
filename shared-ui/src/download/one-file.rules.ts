import type { Table } from './tables.types';

/** All tables in one: each under its name, an empty line between two. */
export function oneFile(tables: readonly Table[]): Table['rows'] {
  return tables.flatMap(({ name, rows }, i) => [...(i > 0 ? [[]] : []), [name], ...rows]);
}
