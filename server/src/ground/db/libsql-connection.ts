import { RawNode, SelectQueryNode, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { breathe } from './breath';
import { noteStatement } from './statements';

/**
 * libsql leaves a prepared statement that met a busy file open, and an open statement makes every later commit fail
 * ("SQL statements in progress"). So no prepared statement ever asks for the write lock: a transaction's begin does, by
 * `exec`, and a single write gets a transaction of its own.
 */
export class LibsqlConnection implements DatabaseConnection {
  constructor(private readonly handle: Libsql.Database) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await breathe();
    // libsql ends the whole process when a closed database is asked anything.
    if (!this.handle.open) throw new Error('The database has been closed.');
    const alone = !this.handle.inTransaction && !SelectQueryNode.is(query.query) && !RawNode.is(query.query);
    if (!alone) return this.run<R>(query);
    this.handle.exec('begin immediate');
    try {
      const result = this.run<R>(query);
      this.handle.exec('commit');
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
    const statement = this.handle.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }
}
