import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import Libsql from 'libsql';
import { CommandRefused } from './command-refused';
import { writeWhole } from './whole-file';

/** Copies the embedded database as of one instant. */
export async function backUpSqlite(database: string, file: string): Promise<void> {
  if (!existsSync(database)) throw new CommandRefused(`There is no database at ${database}.`);
  if (['', '-wal', '-shm'].some((suffix) => resolve(file) === database + suffix))
    throw new CommandRefused('That is the database itself. Name another file.');
  await writeWhole(file, (part) => {
    const handle = new Libsql(database);
    try {
      handle.pragma('busy_timeout = 10000');
      handle.exec(`vacuum into '${part.replaceAll("'", "''")}'`);
    } finally {
      handle.close();
    }
  });
}
