import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { formatAnd, plural } from '@poolhouse/contract/formats';
import { ofDatabase } from '../admin/doctor/database.store';
import { builtFrom } from '../admin/site/built-from';
import type { Config } from '../app/config';
import { migrateSite } from '../app/migrate-site';
import { rehearseSite } from '../app/rehearse-site';
import type { Database } from '../ground/db/database';
import { openDatabase, type DatabaseOptions } from '../ground/db/open';
import { onCopy } from './backup-copy';
import { CommandRefused } from './command-refused';
import { withUnlocked } from './locked-file';
import { allRowCounts, danglingRows } from './rehearse.store';

const SHOWN = 3;

/** What came of a rehearsal, for the program that asked for it: it may be an older one. */
export interface Rehearsal {
  version: string;
  /** What the database was brought up to date by. */
  steps: string[];
  rows: number;
  tables: number;
  players: number;
  /** Parts of the home page that could not be read, and why. */
  broken: string[];
}

/**
 * Restores a backup into a copy, brings that up to date with this program, checks it, and starts the site on it without agents. Nothing else
 * is written. @throws CommandRefused with what is wrong
 */
export async function rehearse(config: Config, file: string): Promise<Rehearsal> {
  // The copy's own folder: what a start writes beside the database must not land in the site's.
  const dataFolder = mkdtempSync(join(dirname(resolve(file)), '.rehearsal-'));
  try {
    const found = await withUnlocked(file, config.backups.passphrase, (plain) =>
      onCopy(config, plain, (copy) => onDatabase({ ...config, dataFolder }, copy)),
    );
    if (found === null)
      throw new CommandRefused(
        'The role of DATABASE_URL may not create a database to restore a copy into: alter role NAME createdb, as an administrator of PostgreSQL.',
      );
    return found;
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function onDatabase(config: Config, copy: DatabaseOptions): Promise<Rehearsal> {
  const db = await openDatabase(copy);
  try {
    const before = await allRowCounts(db);
    const steps = await broughtUpToDate(db);
    const after = await allRowCounts(db);
    const fault = lostRows(before, after) ?? (await damage(db));
    if (fault !== undefined) throw new CommandRefused(fault);
    const rows = [...after.values()].reduce((sum, n) => sum + n, 0);
    const { players, broken } = await rehearseSite(db, config);
    return { version: builtFrom().version, steps, rows, tables: after.size, players, broken };
  } finally {
    await db.close();
  }
}

async function broughtUpToDate(db: Database): Promise<string[]> {
  try {
    return await migrateSite(db);
  } catch (error) {
    throw new CommandRefused(`The copy could not be brought up to date: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A sentence on the first table that has fewer rows than before; undefined where none has. What a step takes away as a whole, it says. */
function lostRows(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string | undefined {
  for (const [table, n] of before) {
    const left = after.get(table);
    if (left !== undefined && left < n)
      return `Brought up to date, the copy has ${plural(left, 'row')} of ${table} where the backup has ${plural(n, 'row')}.`;
  }
  return undefined;
}

async function damage(db: Database): Promise<string | undefined> {
  const bad = (await ofDatabase(db)).find(({ level, about }) => level === 'bad' && about === 'Database');
  if (bad) return `Brought up to date, the copy is damaged. ${bad.says}`;
  const dangling = await danglingRows(db);
  return dangling.length === 0 ? undefined : `Brought up to date, the copy has rows that refer to nothing: ${formatAnd(dangling)}.`;
}

/** What a rehearsal came to, in a sentence. */
export function rehearsalWords({ version, steps, rows, tables, players, broken }: Rehearsal): string {
  const done =
    steps.length === 0
      ? 'has nothing to bring up to date'
      : `takes ${plural(steps.length, 'step')} (${steps.length > SHOWN ? `the last ${steps.at(-1)}` : steps.join(', ')})`;
  const homes = broken.length === 0 ? `reads the home of ${plural(players, 'player')}` : `it cannot read ${broken.join('; ')}`;
  return `Poolhouse ${version} ${done}: ${plural(rows, 'row')} in ${plural(tables, 'table')}, none lost; it starts, and ${homes}.`;
}
