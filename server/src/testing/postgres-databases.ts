import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrateAt, runFolder, type Place, type Places } from './databases';
import { addReset, reset } from './postgres-reset';

/**
 * Databases on a PostgreSQL server. To make one costs more than most tests do, so one that is given back is emptied and handed to the next
 * test, whichever process of the run that is in.
 * @param serverUrl of a server on which the user may create databases
 */
export function postgresPlaces(serverUrl: string): Places {
  const urlOf = (name: string) => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return url.toString();
  };
  const onServer = (statement: string) => withClient(serverUrl, (client) => client.query(statement));
  const drop = (name: string) => onServer(`drop database if exists ${name} with (force)`);
  const make = async (template: string) => {
    const name = `${PREFIX}${randomBytes(6).toString('hex')}`;
    await onServer(`create database ${name} template ${template}`);
    return name;
  };
  const giveBack = async (name: string) => {
    // A test that changed tables leaves none that another could use.
    const asNew = await withClient(urlOf(name), reset).catch(() => false);
    if (asNew) writeFileSync(join(freeFolder(), name), '');
    else await drop(name);
  };
  return {
    empty: async () => {
      const name = await make('template0');
      return { options: { url: urlOf(name) }, remove: () => drop(name).then(() => {}) };
    },
    migrated: async (): Promise<Place> => {
      const name = takeFree() ?? (await make(await template()));
      return { options: { url: urlOf(name) }, remove: () => giveBack(name) };
    },
  };

  /** The name of the migrated database that all others are copies of; made by whoever needs it first. */
  async function template(): Promise<string> {
    const name = process.env['POOLHOUSE_TEST_TEMPLATE'] ?? 'poolhouse_test_template';
    const { rowCount } = await onServer(`select 1 from pg_database where datname = '${name}'`);
    if (rowCount) return name;
    const own = await make('template0');
    await migrateAt({ url: urlOf(own) });
    await withClient(urlOf(own), addReset);
    // Two processes may make it at once: the first one's is taken.
    await onServer(`alter database ${own} rename to ${name}`).catch(() => drop(own));
    return name;
  }
}

const PREFIX = 'poolhouse_test_';

function freeFolder(): string {
  const folder = join(runFolder(), 'free-databases');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Takes a database that nobody uses now; a file's new name is one process's alone. */
function takeFree(): string | null {
  for (const name of readdirSync(freeFolder())) {
    const mine = join(runFolder(), `${name}.taken`);
    try {
      renameSync(join(freeFolder(), name), mine);
    } catch {
      continue;
    }
    rmSync(mine);
    return name;
  }
  return null;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
