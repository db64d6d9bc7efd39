import { hash } from 'node:crypto';
import type { HangsOn, KeptPeriod, PlayedPeriod } from './period';
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

/** What a period comes to, as it is stored. */
export function packPeriod<State, Row extends object>(
  period: number,
  { state, rows }: Pick<PlayedPeriod<State, Row>, 'state' | 'rows'>,
  hangsOn: HangsOn,
): PeriodRow {
  const shapes = new Map<string, number>();
  const packed: PackedRows = { shapes: [], rows: [] };
  for (const row of rows) {
    const fields = Object.keys(row);
    const name = fields.join();
    if (!shapes.has(name)) shapes.set(name, packed.shapes.push(fields) - 1);
    packed.rows.push([shapes.get(name), ...Object.values(row)]);
  }
  return { period, hangs_on: JSON.stringify(hangsOn), state: JSON.stringify(state), rows: JSON.stringify(packed) };
}

/**
 * What is read from a text, for as long as somebody holds on to it. As objects the periods of a season weigh several times what their texts do,
 * and the state of most is asked for once.
 */
function read<T>(parse: () => T): () => T {
  let known: WeakRef<T & object> | undefined;
  return () => {
    const held = known?.deref();
    if (held) return held;
    const value = parse();
    if (typeof value === 'object' && value !== null) known = new WeakRef(value);
    return value;
  };
}

/** A period from its texts, which are what is held of it. */
export function unpackPeriod<State, Row extends object>({ period, hangs_on: hangsOn, state, rows }: PeriodRow): KeptPeriod<State, Row> {
  const { from, counters } = JSON.parse(hangsOn) as HangsOn;
  const counts = Object.values(counters);
  const [stateOf, rowsOf] = [read(() => JSON.parse(state) as State), read(() => unpackRows<Row>(rows))];
  return {
    period,
    get state() {
      return stateOf();
    },
    get rows() {
      return rowsOf();
    },
    from,
    tags: Object.keys(counters),
    count: counts.reduce((sum, n) => sum + n, 0),
    hangsOn,
    bytes: hangsOn.length + state.length + rows.length,
  };
}

/** The stored periods that follow one another from the first on: each names what the one before it hung on when it was played. */
export function unpackPeriods<State, Row extends object>(stored: readonly PeriodRow[], first: number): KeptPeriod<State, Row>[] {
  const kept: KeptPeriod<State, Row>[] = [];
  for (const row of stored) {
    if (row.period !== first + kept.length || (JSON.parse(row.hangs_on) as HangsOn).after !== shortOf(kept.at(-1)?.hangsOn)) break;
    kept.push(unpackPeriod(row));
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
