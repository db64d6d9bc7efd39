import type { Kysely } from 'kysely';
import type { Tx } from './database';
import type { Schema } from './schema';
import { places, run, textFor } from './statement';

export interface Counter {
  name: string;
  n: number;
}

const counting = textFor(
  (rows) => `insert into scopes (name, n) values ${places(2, rows)} on conflict (name) do update set n = scopes.n + 1 returning name, n`,
);

/** Counts these tags up by one and answers their new counters. Sorted, so that two writers never wait for each other crosswise. */
export async function countUp(tx: Tx, names: Iterable<string>): Promise<Counter[]> {
  const sorted = [...new Set(names)].sort();
  if (sorted.length === 0) return [];
  return run<Counter>(
    tx,
    counting(sorted.length),
    sorted.flatMap((name) => [name, 1]),
  );
}

const COUNTING = `insert into scopes (name, n) select name, n from unnest($1::text[], $2::bigint[]) as moved (name, n)
  on conflict (name) do update set n = scopes.n + excluded.n returning name, n`;

/** PostgreSQL: counts each of these tags up by so much, in one text for any number of them, and answers their new counters. */
export async function countUpBy(tx: Tx, moved: ReadonlyMap<string, number>): Promise<Counter[]> {
  if (moved.size === 0) return [];
  const sorted = [...moved.keys()].sort();
  return run<Counter>(tx, COUNTING, [sorted, sorted.map((name) => moved.get(name) ?? 0)]);
}

/** Counts tags to beyond these counters, and answers where they are now. */
export async function countPast(tx: Tx, counters: ReadonlyMap<string, number>): Promise<Counter[]> {
  const rows = [...counters].map(([name, n]) => ({ name, n: n + 1 })).sort((a, b) => (a.name < b.name ? -1 : 1));
  return tx
    .insertInto('scopes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        n: eb
          .case()
          .when('scopes.n', '<', eb.ref('excluded.n'))
          .then(eb.ref('excluded.n'))
          .else(eb('scopes.n', '+', 1))
          .end(),
      })),
    )
    .returning(['name', 'n'])
    .execute();
}

/** The counters of these tags as this snapshot sees them; a tag that never changed is not among them. */
export async function countersOf(tx: Tx, names: readonly string[]): Promise<Counter[]> {
  if (names.length === 0) return [];
  return tx.selectFrom('scopes').select(['name', 'n']).where('name', 'in', names).execute();
}

/** Finds out whether there is room again, for as much as a player may write at once; leaves nothing behind. */
export async function tryToWrite(tx: Tx): Promise<void> {
  await tx
    .insertInto('settings')
    .values({ key: 'room', value: 'x'.repeat(16_384) })
    .execute();
  await tx.deleteFrom('settings').where('key', '=', 'room').execute();
}

export async function allCounters(db: Kysely<Schema>): Promise<Counter[]> {
  return db.selectFrom('scopes').select(['name', 'n']).execute();
}
