import {
  PostgresDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { socketOf } from './postgres-socket';
import { PreparedNames } from './prepared-names';
import { meansLostNames, meansOldPlan } from './retry';
import { noteStatement } from './statements';

/** SQLSTATE: the server has answered, so the connection works … */
const ANSWERED = /^[0-9A-Z]{5}$/;
/** … unless it is just ending it, or does not take writes any more. */
const ENDING = /^(25006|57P0[1-5]|08\w{3}|25P0[34])$/;
/** A statement before this one has failed, and the transaction with it. */
const ABORTED = '25P02';

/** Whether statements are prepared, and under which names each connection has them. */
export class Preparing {
  /** Off for good once a pooler between here and the server has given a connection to somebody else. */
  private on = true;
  private readonly names = new WeakMap<PoolClient, PreparedNames>();

  of(client: PoolClient): PreparedNames | undefined {
    if (!this.on) return undefined;
    const known = this.names.get(client) ?? new PreparedNames();
    this.names.set(client, known);
    return known;
  }

  stop(): void {
    this.on = false;
  }
}

export class PooledConnection implements DatabaseConnection {
  private lost = false;
  private opening: Promise<unknown> = Promise.resolve();
  private gathering = false;

  constructor(
    private readonly client: PoolClient,
    private readonly preparing?: Preparing,
  ) {}

  /** False once it was lost: what it was doing may have been done or not. */
  get works(): boolean {
    return !this.lost;
  }

  /** Sends the begin and does not wait for it: the first statement follows at once, and fails with what the begin failed with. */
  begin(sql: string): void {
    this.opening = this.run(sql);
    this.opening.catch(() => {});
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    noteStatement();
    this.gather();
    try {
      const names = this.preparing?.of(this.client);
      const name = names?.of(sql);
      for (const gone of names?.dropped() ?? []) this.client.query(`deallocate ${gone}`).catch(() => {});
      const { command, rowCount, rows } = await this.client.query({
        text: sql,
        values: parameters as unknown[],
        ...(name ? { name } : {}),
      });
      const counted = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
      return { rows: rows as R[], ...(counted ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
    } catch (error) {
      if ((error as { code?: unknown }).code === ABORTED) await this.opening;
      this.note(error);
      throw error;
    }
  }

  /** The server answers a commit of a transaction that has failed with a rollback. */
  async commit(): Promise<void> {
    const [, { command }] = await Promise.all([this.opening, this.run('commit')]);
    if (command !== 'COMMIT') throw new Error('A statement of this transaction had failed; nothing was saved.');
  }

  async rollback(): Promise<void> {
    // Without a connection there is nothing to roll back: the server has done it.
    if (!this.lost) await this.run('rollback');
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  /** A connection that was lost, or that does not answer, is never used again. */
  release(): void {
    this.client.release(this.lost);
  }

  /** What is asked in one turn goes out together: sending costs this process more than anything else about a statement. */
  private gather(): void {
    if (this.gathering) return;
    this.gathering = true;
    const socket = socketOf(this.client);
    socket.cork();
    process.nextTick(() => {
      this.gathering = false;
      socket.uncork();
    });
  }

  private async run(sql: string): Promise<{ command: string }> {
    this.gather();
    try {
      return await this.client.query(sql);
    } catch (error) {
      this.note(error);
      throw error;
    }
  }

  private note(error: unknown): void {
    const { code } = error as { code?: unknown };
    if (typeof code !== 'string' || !ANSWERED.test(code) || ENDING.test(code)) this.lost = true;
    if (meansLostNames(error)) this.preparing?.stop();
    if (meansLostNames(error) || meansOldPlan(error)) this.lost = true;
  }
}

class PooledDriver implements Driver {
  constructor(
    private readonly pool: Pool,
    private readonly preparing: Preparing | undefined,
  ) {}

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.pool.connect(), this.preparing);
  }

  async beginTransaction(connection: PooledConnection, { isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    connection.begin(`start transaction${level}${accessMode ? ` ${accessMode}` : ''}`);
  }

  commitTransaction(connection: PooledConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PooledConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.pool.end();
  }
}

/** Kysely's dialect over a pool whose connections pipeline, and may be lost at any time. */
export class PooledDialect extends PostgresDialect {
  /** @param how statements are prepared where `preparing` is given */
  constructor(
    private readonly pool: Pool,
    private readonly how: { preparing?: Preparing } = {},
  ) {
    super({ pool });
  }

  override createDriver(): Driver {
    return new PooledDriver(this.pool, this.how.preparing);
  }
}
