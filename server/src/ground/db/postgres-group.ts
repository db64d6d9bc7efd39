import { DefaultQueryExecutor, PostgresDialect, SelectQueryNode, Transaction, type CompiledQuery, type DatabaseConnection } from 'kysely';
import type { QueryResult } from 'kysely';
import type { Pool } from 'pg';
import type { Tx } from './database';
import type { PooledConnection } from './postgres-dialect';
import type { Schema } from './schema';
import { asUnavailable, outageOf } from './unavailable';

/** A statement of somebody else in the same transaction has failed before this one. */
const ABORTED = '25P02';
const READS = /^\s*select\b/i;

/** One write's view of the connection that its group shares: it notes whether anything was written, and what went wrong. */
export class MemberConnection implements DatabaseConnection {
  wrote = false;
  failure: unknown;

  constructor(private readonly connection: PooledConnection) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (!SelectQueryNode.is(query.query) && !READS.test(query.sql)) this.wrote = true;
    try {
      return await this.connection.executeQuery<R>(query);
    } catch (error) {
      if ((error as { code?: unknown }).code !== ABORTED) this.failure ??= error;
      throw error;
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

/** Makes what stores work with: a transaction over a connection that somebody else has begun, or one of its own. */
export class TransactionOver {
  private readonly parts: { dialect: PostgresDialect; driver: ReturnType<PostgresDialect['createDriver']> };

  constructor(pool: Pool) {
    const dialect = new PostgresDialect({ pool });
    this.parts = { dialect, driver: dialect.createDriver() };
  }

  of(connection: DatabaseConnection): Tx {
    const { dialect, driver } = this.parts;
    const provider = { provideConnection: <T>(use: (connection: DatabaseConnection) => Promise<T>) => use(connection) };
    const executor = new DefaultQueryExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), provider);
    return new Transaction<Schema>({ config: { dialect }, dialect, driver, executor });
  }

  /** Runs work in a transaction of a connection, which it gives back. @param lock what its begin is sent together with: `; select …` */
  async run<T>(connection: PooledConnection, lock: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      connection.begin(`start transaction${lock}`);
      const result = await work(this.of(connection));
      await connection.commit();
      return result;
    } catch (error) {
      await connection.rollback();
      throw error;
    } finally {
      connection.release();
    }
  }
}

/** What became of a group's members before its commit. */
export type Verdict = 'commit' | 'alone' | { outage: unknown };

/** One that has written before it failed leaves its rows in the transaction of all; a database that is not there fails all alike. */
export function verdictOf(members: readonly { connection: MemberConnection; failed: boolean }[]): Verdict {
  const failures = members.flatMap(({ connection: { failure } }) => (failure === undefined ? [] : [failure]));
  const outage = failures.find((error) => outageOf(error) !== undefined);
  if (outage !== undefined) return { outage: asUnavailable(outage, 'nothing') };
  return failures.length > 0 || members.some(({ connection, failed }) => failed && connection.wrote) ? 'alone' : 'commit';
}
