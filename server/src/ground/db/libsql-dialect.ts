import { SqliteAdapter, SqliteDialect, SqliteDriver, type DatabaseConnection, type TransactionSettings } from 'kysely';
import type Libsql from 'libsql';
import { LibsqlConnection } from './libsql-connection';

/** A writer takes the write lock when it begins: a reader that turns writer half-way could not wait for its turn. */
class LockingDriver extends SqliteDriver {
  private readonly connection: LibsqlConnection;

  constructor(private readonly handle: Libsql.Database) {
    super({ database: handle });
    this.connection = new LibsqlConnection(handle);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await super.acquireConnection();
    return this.connection;
  }

  override async beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    this.handle.exec(settings.accessMode === 'read only' ? 'begin' : 'begin immediate');
  }

  override async commitTransaction(): Promise<void> {
    this.handle.exec('commit');
  }

  override async rollbackTransaction(): Promise<void> {
    if (this.handle.open && this.handle.inTransaction) this.handle.exec('rollback');
  }
}

/** SQLite undoes DDL like anything else. Told so, the migrator works in one transaction, behind the write lock. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class LibsqlDialect extends SqliteDialect {
  constructor(private readonly handle: Libsql.Database) {
    super({ database: handle });
  }

  override createDriver(): SqliteDriver {
    return new LockingDriver(this.handle);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}
