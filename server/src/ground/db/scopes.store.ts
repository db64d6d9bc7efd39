import type { Kysely } from 'kysely';
import type { Tx } from './database';
import type { Schema } from './schema';

export interface Counter {
  name: string;
  n: number;
}

/** Counts these scopes up by one and answers their new counters. Sorted, so that two writers never wait for each other crosswise. */
export async function countUp(tx: Tx, names: Iterable<string>): Promise<Counter[]> {
  const rows = [...new Set(names)].sort().map((name) => ({ name, n: 1 }));
  if (rows.length === 0) return [];
  return tx
    .insertInto('scopes')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ n: eb('scopes.n', '+', 1) })))
    .returning(['name', 'n'])
    .execute();
}

/** Counts scopes to beyond these counters, and answers where they are now. */
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

/** The counters of these scopes as this snapshot sees them; a scope that never changed is not among them. */
export async function countersOf(tx: Tx, names: readonly string[]): Promise<Counter[]> {
  if (names.length === 0) return [];
  return tx.selectFrom('scopes').select(['name', 'n']).where('name', 'in', names).execute();
}

/** Finds out whether there is room again. */
export async function tryToWrite(tx: Tx): Promise<void> {
  const value = String(Math.random());
  await tx
    .insertInto('settings')
    .values({ key: 'written', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function allCounters(db: Kysely<Schema>): Promise<Counter[]> {
  return db.selectFrom('scopes').select(['name', 'n']).execute();
}
