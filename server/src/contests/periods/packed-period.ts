import { hash } from 'node:crypto';
import type { HangsOn, KeptPeriod } from './period';
import type { PeriodRow } from './periods.store';

/** Rows as they are stored: the names of their fields are said once for all that have the same ones in the same order. */
interface PackedRows {
  shapes: string[][];
  /** Which shape, and the values. */
  rows: unknown[][];
}

/** What a period hangs on, short enough to stand in the one after it. */
export const shortOf = (hangsOn: string | undefined): string =>
  hangsOn === undefined ? '' : hash('sha256', hangsOn, 'base64url').slice(0, 16);

export function packPeriod<State, Row extends object>({ period, hangsOn, state, rows }: KeptPeriod<State, Row>): PeriodRow {
  const shapes = new Map<string, number>();
  const packed: PackedRows = { shapes: [], rows: [] };
  for (const row of rows) {
    const fields = Object.keys(row);
    const name = fields.join();
    if (!shapes.has(name)) shapes.set(name, packed.shapes.push(fields) - 1);
    packed.rows.push([shapes.get(name), ...Object.values(row)]);
  }
  return { period, hangs_on: hangsOn, state: JSON.stringify(state), rows: JSON.stringify(packed) };
}

/** The stored periods that follow one another from the first on: each names what the one before it hung on when it was played. */
export function unpackPeriods<State, Row extends object>(stored: readonly PeriodRow[], first: number): KeptPeriod<State, Row>[] {
  const kept: KeptPeriod<State, Row>[] = [];
  for (const { period, hangs_on: hangsOn, state, rows } of stored) {
    const { after, from, counters } = JSON.parse(hangsOn) as HangsOn;
    if (period !== first + kept.length || after !== shortOf(kept.at(-1)?.hangsOn)) break;
    const [tags, counts] = [Object.keys(counters), Object.values(counters)];
    const count = counts.reduce((sum, n) => sum + n, 0);
    let read: State | undefined;
    kept.push({
      period,
      // Of most periods nobody asks for it: the last one's is where the next begins.
      get state() {
        return (read ??= JSON.parse(state) as State);
      },
      rows: unpackRows<Row>(rows),
      from,
      tags,
      count,
      hangsOn,
    });
  }
  return kept;
}

function unpackRows<Row>(text: string): Row[] {
  const { shapes, rows } = JSON.parse(text) as PackedRows;
  return rows.map(([shape, ...values]) => {
    const fields = shapes[shape as number] ?? [];
    return Object.fromEntries(fields.map((field, n) => [field, values[n]])) as Row;
  });
}
