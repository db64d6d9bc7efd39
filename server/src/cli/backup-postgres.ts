import { postgresClient } from './postgres-client';
import { writeWhole } from './whole-file';

/** Dumps a PostgreSQL database as of one instant, in pg_dump's own compressed form. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  await writeWhole(file, (part) => {
    // Lines of changes are numbered by this server's transactions and tell nobody else anything.
    const words = ['--format=custom', '--no-owner', '--no-privileges', '--exclude-table-data=changes'];
    postgresClient('pg_dump', url, [...words, '--file', part]);
  });
}
