import { sql, type Kysely } from 'kysely';
import type { Database, Engine, Touch, Tx } from './database';
import { insideTransaction, refuseNesting } from './nesting';
import { withRetry } from './retry';
import type { Schema } from './schema';
import { ScopeCounters } from './scope-counters';
import { allCounters, countUp, type Counter } from './scopes.store';

/** What the two engines do differently. */
export interface EngineParts {
  readonly engine: Engine;
  readonly kysely: Kysely<Schema>;
  /** Runs one write of this process, retries included, when its turn has come. */
  takeTurn<T>(write: () => Promise<T>): Promise<T>;
  /** Makes this writer wait until no other one is at work. */
  enterWriter(tx: Tx): Promise<void>;
  /** Tells other processes, at the commit, which counters moved. */
  announce(tx: Tx, counters: readonly Counter[]): Promise<void>;
  /** Begins to hear of other processes' changes; returns the way to stop. */
  listen(counters: ScopeCounters): Promise<() => Promise<void>>;
}

export class SqlDatabase implements Database {
  readonly engine: Engine;
  readonly kysely: Kysely<Schema>;
  readonly scopes: ScopeCounters;
  private closing: Promise<void> | undefined;
  private stopListening: () => Promise<void> = async () => {};

  constructor(private readonly parts: EngineParts) {
    this.engine = parts.engine;
    this.kysely = parts.kysely;
    this.scopes = new ScopeCounters(() => allCounters(this.kysely));
  }

  /** Listens first and counts after, so that no change falls between. */
  async start(): Promise<void> {
    this.stopListening = await this.parts.listen(this.scopes);
    const tables = await this.kysely.introspection.getTables();
    if (tables.some((table) => table.name === 'scopes')) await this.scopes.refresh();
  }

  async read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    refuseNesting(this, 'read');
    const snapshot = () =>
      this.kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((tx) => insideTransaction(this, 'read', () => work(tx)));
    return withRetry(snapshot);
  }

  async write<T>(work: (tx: Tx, touch: Touch) => Promise<T>): Promise<T> {
    refuseNesting(this, 'write');
    const { result, counters } = await this.parts.takeTurn(() => withRetry(() => this.attempt(work)));
    this.scopes.learn(counters);
    return result;
  }

  private attempt<T>(work: (tx: Tx, touch: Touch) => Promise<T>): Promise<{ result: T; counters: Counter[] }> {
    return this.kysely.transaction().execute(async (tx) => {
      await this.parts.enterWriter(tx);
      const touched = new Set<string>();
      const result = await insideTransaction(this, 'write', () => work(tx, (name) => touched.add(name)));
      const counters = await countUp(tx, touched);
      if (counters.length > 0) await this.parts.announce(tx, counters);
      return { result, counters };
    });
  }

  async ping(): Promise<void> {
    await sql`select 1 from scopes where 1 = 0`.execute(this.kysely);
  }

  close(): Promise<void> {
    this.closing ??= this.stopListening().then(() => this.kysely.destroy());
    return this.closing;
  }
}
