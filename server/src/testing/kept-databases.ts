import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import type { DatabaseOptions } from '../ground/db/open';

/** A database of each release, as `npm run keep-database` wrote it. */
export const KEPT_FOLDER = join(__dirname, 'databases');

/** The releases of which a database is kept, in the order of their names. */
export const keptReleases = (): string[] => [
  ...new Set(readdirSync(KEPT_FOLDER).flatMap((file) => /^(.*)\.(sqlite|postgres)\.sql$/.exec(file)?.[1] ?? [])),
];

type Rows = Record<string, Record<string, unknown>[]>;

/** What each kept database holds, as far as its tables have the columns; in an order that keeps references. */
export const keptRows = (): Rows => JSON.parse(readFileSync(join(KEPT_FOLDER, 'rows.json'), 'utf8')) as Rows;

/** Puts the database of a release into an empty place. */
export async function loadKept({ url, file = '' }: DatabaseOptions, release: string): Promise<void> {
  if (url === undefined) {
    const handle = new Libsql(file);
    handle.exec(readFileSync(join(KEPT_FOLDER, `${release}.sqlite.sql`), 'utf8'));
    handle.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync(join(KEPT_FOLDER, `${release}.postgres.sql`), 'utf8'));
  await client.end();
}
