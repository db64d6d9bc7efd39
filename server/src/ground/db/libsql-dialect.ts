import { SqliteAdapter, SqliteDialect, SqliteDriver, type DatabaseConnection, type TransactionSettings } from 'kysely';
import type { LibsqlConnection } from './libsql-connection';

/** A writer takes the write lock when it begins: a reader that turns writer half-way could not wait for its turn. */
class LockingDriver extends SqliteDriver {
  constructor(private readonly connection: LibsqlConnection) {
    super({ database: connection.handle });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await super.acquireConnection();
    return this.connection;
  }

  override async beginTransaction(_connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    if (settings.accessMode === 'read only') this.connection.beginLater();
    else this.connection.handle.exec('begin immediate');
  }

  override async commitTransaction(): Promise<void> {
    await this.connection.commit();
  }

  override async rollbackTransaction(): Promise<void> {
    this.connection.rollback();
  }
}

/** SQLite undoes DDL like anything else. Told so, the migrator works in one transaction, behind the write lock. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class LibsqlDialect extends SqliteDialect {
  constructor(private readonly connection: LibsqlConnection) {
    super({ database: connection.handle });
  }

  override createDriver(): SqliteDriver {
    return new LockingDriver(this.connection);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}
