import { postgresClient } from './postgres-client';
import { writeWhole } from './whole-file';

/** Dumps a PostgreSQL database as of one instant, in pg_dump's own compressed form. */
export async function backUpPostgres(url: string, file: string): Promise<void> {
  await writeWhole(file, (part) => {
    postgresClient('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', '--file', part]);
  });
}
