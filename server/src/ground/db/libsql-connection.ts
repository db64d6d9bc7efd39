import { RawNode, SelectQueryNode, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { LRUCache } from 'lru-cache';
import { noteStatement } from './statements';
import type { WalSync } from './wal-sync';
import { asRequest, yieldToRequests, type Who } from './yield-to-requests';

/** Far more texts than a site has; lists of different lengths are different texts. */
const STATEMENTS_KEPT = 500;
const CHANGES_TABLES = /^\s*(create|alter|drop)\b/i;

/**
 * libsql leaves a prepared statement that met a busy file open, and an open statement makes every later commit fail
 * ("SQL statements in progress"). So no prepared statement ever asks for the write lock: a transaction's begin does, by
 * `exec`, and a single write gets a transaction of its own.
 */
export class LibsqlConnection implements DatabaseConnection {
  /** Preparing costs two to three times as much as running; one that has failed is never run again. */
  private readonly statements = new LRUCache<string, Libsql.Statement>({ max: STATEMENTS_KEPT });

  /** Whose statements it runs just now. */
  who: () => Who = asRequest;

  /** What begins a snapshot of which nothing has been asked yet. */
  private putOff: (() => void) | undefined;

  /** @param disk of the connection that writes */
  constructor(
    readonly handle: Libsql.Database,
    private readonly disk?: WalSync,
  ) {}

  /** A snapshot begins with the first thing that is asked of it; many are asked for nothing that is not in memory. */
  beginLater(begin: () => void = () => this.handle.exec('begin')): void {
    this.putOff = begin;
  }

  /** Begins the snapshot that was put off. */
  begin(): void {
    const begin = this.putOff;
    this.putOff = undefined;
    begin?.();
  }

  /** Ends a transaction, and waits for the disk if it wrote; a snapshot that never began has nothing to commit. */
  async commit(): Promise<void> {
    if (this.putOff === undefined) this.handle.exec('commit');
    this.putOff = undefined;
    await this.disk?.commit();
  }

  rollback(): void {
    this.putOff = undefined;
    if (this.handle.open && this.handle.inTransaction) this.handle.exec('rollback');
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await yieldToRequests(this.who);
    // libsql ends the whole process when a closed database is asked anything.
    if (!this.handle.open) throw new Error('The database has been closed.');
    this.begin();
    const alone = !this.handle.inTransaction && !SelectQueryNode.is(query.query) && !RawNode.is(query.query);
    if (!alone) return this.run<R>(query);
    this.handle.exec('begin immediate');
    try {
      const result = this.run<R>(query);
      await this.commit();
      return result;
    } catch (error) {
      if (this.handle.inTransaction) this.handle.exec('rollback');
      throw error;
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  private run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    noteStatement();
    if (CHANGES_TABLES.test(sql)) this.statements.clear();
    const statement = this.statements.get(sql) ?? this.handle.prepare(sql);
    this.statements.set(sql, statement);
    try {
      if (statement.reader) return { rows: statement.all(parameters) as R[] };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    } catch (error) {
      this.statements.delete(sql);
      throw error;
    }
  }
}
