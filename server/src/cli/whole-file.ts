import { chmodSync, existsSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { putInPlace } from '../ground/files/in-place';
import { CommandRefused } from './command-refused';

/** Lets `write` fill a file beside the wanted one; on failure nothing is left, and an older file of that name stays as it was. */
export async function writeWhole(file: string, write: (part: string) => void | Promise<void>): Promise<void> {
  if (!existsSync(dirname(resolve(file)))) throw new CommandRefused(`There is no folder ${dirname(resolve(file))}.`);
  const part = `${file}.${process.pid}.part`;
  try {
    await write(part);
    // A backup holds sealed picks, hashes and keys.
    chmodSync(part, 0o600);
    putInPlace(part, file);
  } finally {
    // SQLite leaves a journal of what it could not write to the end.
    for (const name of [part, `${part}-journal`]) rmSync(name, { force: true });
  }
}
