import { PostgresAdapter } from 'kysely';
import { must } from '../must';
import type { Tx } from './database';
import type { HeldCounters } from './tag-counters';
import { run } from './statement';

/** A snapshot's counters never change, so each is asked for once a transaction, whoever asks. */
const known = new WeakMap<Tx, Map<string, number>>();

const atHand = new WeakMap<Tx, HeldCounters>();

/** Says that a snapshot, which begins now, has just the counters that this process knows: no statement need ask for them. */
export function haveAtHand(tx: Tx, counters: HeldCounters): void {
  atHand.set(tx, counters);
}

/** Asks at once for the counters that this snapshot will be asked for; a tag that never changed counts 0. */
export async function learnIn(tx: Tx, names: readonly string[]): Promise<void> {
  if (atHand.has(tx)) return;
  let counters = known.get(tx);
  if (!counters) known.set(tx, (counters = new Map()));
  const wanted: string[] = [];
  for (const name of names) if (!counters.has(name)) wanted.push(name);
  if (wanted.length === 0) return;
  const told = await ask(tx, wanted.length === names.length ? names : wanted);
  for (const [at, name] of wanted.entries()) counters.set(name, told[at] ?? 0);
}

/** Writes that share a transaction each see what those before them have counted up. */
export function forgetLearned(tx: Tx): void {
  known.delete(tx);
}

/** The sum of these tags' counters as a snapshot sees them. A write counts up when it commits: its own changes are not in it. */
export async function countIn(tx: Tx, names: readonly string[]): Promise<number> {
  await learnIn(tx, names);
  return learnedIn(tx, names);
}

/** The same of counters that were asked for before; throws for any other. */
export function learnedIn(tx: Tx, names: readonly string[]): number {
  let sum = 0;
  const hand = atHand.get(tx);
  if (hand) {
    for (const name of names) sum += hand.of(name);
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
  const [row] = await run<{ told: string }>(tx, tx.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE, [list]);
  return JSON.parse(must(row, 'the row of counters').told) as (number | null)[];
}

/** A left join goes through the names as they stand. */
const SQLITE = 'select json_group_array(scopes.n) as told from json_each($1) as wanted left join scopes on scopes.name = wanted.value';
const POSTGRES = `select coalesce(json_agg(scopes.n order by wanted.at), '[]')::text as told
  from json_array_elements_text($1::json) with ordinality as wanted(name, at) left join scopes on scopes.name = wanted.name`;
