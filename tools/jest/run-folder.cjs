const { existsSync, mkdtempSync, readdirSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { basename, join } = require('node:path');

/** Before a run: a folder in which tests of all its processes share what is made once, such as migrated databases to copy. */
module.exports = async function setUp() {
  if (process.env.POOLHOUSE_TEST_RUN) return;
  const folder = mkdtempSync(join(tmpdir(), 'poolhouse-run-'));
  process.env.POOLHOUSE_TEST_RUN = folder;
  process.env.POOLHOUSE_TEST_TEMPLATE = basename(folder).toLowerCase().replaceAll('-', '_');
};

/** After it: removes the folder, and the PostgreSQL databases that its tests have made. */
module.exports.tearDown = async function tearDown() {
  const folder = process.env.POOLHOUSE_TEST_RUN;
  const free = join(folder, 'free-databases');
  const databases = [process.env.POOLHOUSE_TEST_TEMPLATE, ...(existsSync(free) ? readdirSync(free) : [])];
  rmSync(folder, { recursive: true, force: true });
  if (!process.env.TEST_DATABASE_URL) return;
  const { Client } = require('pg');
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  for (const name of databases) await client.query(`drop database if exists ${name} with (force)`);
  await client.end();
};
