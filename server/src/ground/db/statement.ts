import { CompiledQuery } from 'kysely';
import type { Tx } from './database';

/**
 * Runs a prepared text, for the few statements that every save needs: building a text costs more than running it. The text
 * is the same for both engines: parameters are `$1`, `$2` … in the order in which they first appear.
 */
export async function run<Row>(tx: Tx, text: string, parameters: readonly unknown[]): Promise<Row[]> {
  return (await tx.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;
}

/** `($1, $2), ($3, $4)`: the places of so many rows. @param first the first parameter's number */
export function places(columns: number, rows: number, first = 1): string {
  const row = (n: number) => Array.from({ length: columns }, (_, at) => `$${first + n * columns + at}`).join(', ');
  return Array.from({ length: rows }, (_, n) => `(${row(n)})`).join(', ');
}

/** Remembers texts that hang on a number of rows. */
export function textFor(make: (rows: number) => string): (rows: number) => string {
  const made = new Map<number, string>();
  return (rows) => {
    let text = made.get(rows);
    if (text === undefined) made.set(rows, (text = make(rows)));
    return text;
  };
}
