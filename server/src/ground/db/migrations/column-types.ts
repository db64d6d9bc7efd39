import { PostgresAdapter, sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely';

type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

/** The few column types that the two engines spell differently. Both then behave alike. */
export function columnTypes(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return {
    /** Bytewise order on both engines, whatever the server's locale. */
    text: postgres ? sql`text collate "C"` : sql`text`,
    instant: sql`bigint`,
    line: sql`double precision`,
    /** Numbers that are never used twice, not even after the last row was deleted. */
    identity: ((column) => (postgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement())) as Build,
  };
}
