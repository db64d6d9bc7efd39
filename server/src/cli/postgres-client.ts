import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { forLibpq } from '../ground/db/postgres-url';
import { CommandRefused } from './command-refused';

/** Debian keeps each version's programs apart from PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** Runs a program of PostgreSQL's client, the newest that is installed; answers what it printed, or refuses with what it complained of. */
export function postgresClient(program: 'pg_dump' | 'pg_restore' | 'psql', url: string | null, words: string[]): string {
  const database = url === null ? undefined : forLibpq(url);
  const ended = spawnSync(find(program), [...words, ...(database ? ['--dbname', database.url] : [])], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // An argument could be read by everybody on the machine.
    env: { ...process.env, ...(database?.password ? { PGPASSWORD: database.password } : {}) },
  });
  if (ended.error)
    throw new CommandRefused(`${program} could not be run. Install PostgreSQL's client programs (Debian: apt install postgresql-client).`);
  if (ended.signal) throw new CommandRefused(`${program} was ended by ${ended.signal}. ${ended.stderr.trim()}`.trim());
  if (ended.status !== 0) throw new CommandRefused(`${program} refused: ${ended.stderr.trim()}`);
  return ended.stdout;
}

function find(program: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin', program)).find(existsSync) ?? program;
}
