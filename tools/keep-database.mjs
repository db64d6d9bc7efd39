/**
 * `npm run keep-database -- NAME`, before a release: keeps its database as server/src/testing/databases/NAME.*.sql, so that every later
 * one is tested to migrate it. Needs pg_dump, and KEEP_DATABASE_URL, an empty PostgreSQL database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepDatabase } from './database/keep.mjs';
import { release } from './database/release.mjs';

const [name = ''] = process.argv.slice(2);
const url = process.env['KEEP_DATABASE_URL'] ?? '';
if (!/^[\w.-]+$/.test(name) || url === '') {
  console.error('Usage: KEEP_DATABASE_URL=postgres://…/empty npm run keep-database -- NAME');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'keep-'));
try {
  const { openDatabase, migrateSite } = await release();
  await keepDatabase({ openDatabase, migrate: migrateSite }, name, {
    file: join(folder, 'a.db'),
    url,
    pgDump: process.env['PG_DUMP'] ?? 'pg_dump',
  });
  console.log(`Kept as server/src/testing/databases/${name}.*.sql.`);
} finally {
  rmSync(folder, { recursive: true });
}
