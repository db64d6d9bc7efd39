import { PostgresAdapter, sql } from 'kysely';
import type { Tx } from './database';
import type { Counter } from './scopes.store';

/** A snapshot's counters never change, so each is asked for once a transaction, whoever asks. */
const known = new WeakMap<Tx, Map<string, number>>();

/** Asks at once for the counters that this snapshot will be asked for; a scope that never changed counts 0. */
export async function learnIn(tx: Tx, names: readonly string[]): Promise<void> {
  let counters = known.get(tx);
  if (!counters) known.set(tx, (counters = new Map()));
  const wanted: string[] = [];
  for (const name of names) if (!counters.has(name)) wanted.push(name);
  if (wanted.length === 0) return;
  const asked = await ask(tx, wanted.length === names.length ? names : wanted);
  for (const name of wanted) counters.set(name, 0);
  for (const { name, n } of asked) counters.set(name, n);
}

/** Writes that share a transaction each see what those before them have counted up. */
export function forgetLearned(tx: Tx): void {
  known.delete(tx);
}

/** The sum of these scopes' counters as a snapshot sees them. A write counts up when it commits: its own changes are not in it. */
export async function countIn(tx: Tx, names: readonly string[]): Promise<number> {
  await learnIn(tx, names);
  return learnedIn(tx, names);
}

/** The same of counters that were asked for before; throws for any other. */
export function learnedIn(tx: Tx, names: readonly string[]): number {
  const counters = known.get(tx);
  let sum = 0;
  for (const name of names) {
    const n = counters?.get(name);
    if (n === undefined) throw new Error(`The counter of ${name} was not asked for in this snapshot.`);
    sum += n;
  }
  return sum;
}

/** Pages ask with the same list each time. */
const texts = new WeakMap<readonly string[], string>();

/** The names go as one parameter and the counters come as one row: the statement is the same text for any number of them. */
async function ask(tx: Tx, names: readonly string[]): Promise<Counter[]> {
  let list = texts.get(names);
  if (list === undefined) texts.set(names, (list = JSON.stringify(names)));
  const statement =
    tx.getExecutor().adapter instanceof PostgresAdapter
      ? sql<Told>`select json_object_agg(name, n)::text as told from scopes where name in (select json_array_elements_text(${list}::json))`
      : sql<Told>`select json_group_object(name, n) as told from scopes where name in (select value from json_each(${list}))`;
  const { told } = (await statement.execute(tx)).rows[0] ?? { told: null };
  return Object.entries(JSON.parse(told ?? '{}') as Record<string, number>).map(([name, n]) => ({ name, n }));
}

interface Told {
  told: string | null;
}
