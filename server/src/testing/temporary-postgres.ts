import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own on the server of TEST_DATABASE_URL; `drop` also ends connections that were forgotten. */
export async function temporaryPostgres(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `poolhouse_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template template0`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
