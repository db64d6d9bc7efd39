import { PostgresAdapter } from 'kysely';
import { must } from '../must';
import type { Tx } from './database';
import { run } from './statement';
import type { PinnedCounters } from './tag-counters';

/** A snapshot's counters never change, so each is asked for once a transaction, whoever asks. */
const known = new WeakMap<Tx, Map<string, number>>();

const seeded = new WeakMap<Tx, PinnedCounters>();

/** Seeds a snapshot that begins now with the counters that this process knows: no statement has to read them. */
export function seedVersions(tx: Tx, counters: PinnedCounters): void {
  seeded.set(tx, counters);
}

/** Loads in one statement the counters that this snapshot will be asked for; a tag that never changed counts 0. */
export async function loadVersions(tx: Tx, names: readonly string[]): Promise<void> {
  if (seeded.has(tx)) return;
  let counters = known.get(tx);
  if (!counters) known.set(tx, (counters = new Map()));
  const wanted: string[] = [];
  for (const name of names) if (!counters.has(name)) wanted.push(name);
  if (wanted.length === 0) return;
  const loaded = await ask(tx, wanted.length === names.length ? names : wanted);
  for (const [at, name] of wanted.entries()) counters.set(name, loaded[at] ?? 0);
}

/** Writes that share a transaction each see what those before them have counted up. */
export function forgetVersions(tx: Tx): void {
  known.delete(tx);
}

/** The sum of these tags' counters as a snapshot sees them. A write counts up when it commits: its own changes are not in it. */
export async function readVersion(tx: Tx, names: readonly string[]): Promise<number> {
  await loadVersions(tx, names);
  return getVersion(tx, names);
}

/** The same of counters that were loaded before; throws for any other. */
export function getVersion(tx: Tx, names: readonly string[]): number {
  let sum = 0;
  const seed = seeded.get(tx);
  if (seed) {
    for (const name of names) sum += seed.of(name);
    return sum;
  }
  const counters = known.get(tx);
  for (const name of names) {
    const n = counters?.get(name);
    if (n === undefined) throw new Error(`The counter of ${name} was not asked for in this snapshot.`);
    sum += n;
  }
  return sum;
}

/** Pages ask with the same list each time. */
const texts = new WeakMap<readonly string[], string>();

/**
 * The names go as one parameter and the counters come as one row, in the order of the names: the statement is the same text for any number
 * of them.
 */
async function ask(tx: Tx, names: readonly string[]): Promise<(number | null)[]> {
  let list = texts.get(names);
  if (list === undefined) texts.set(names, (list = JSON.stringify(names)));
  const [row] = await run<{ counters: string }>(tx, tx.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE, [list]);
  return JSON.parse(must(row, 'the row of counters').counters) as (number | null)[];
}

/** A left join goes through the names as they stand. */
const SQLITE = 'select json_group_array(scopes.n) as counters from json_each($1) as wanted left join scopes on scopes.name = wanted.value';
const POSTGRES = `select coalesce(json_agg(scopes.n order by wanted.at), '[]')::text as counters
  from json_array_elements_text($1::json) with ordinality as wanted(name, at) left join scopes on scopes.name = wanted.name`;
