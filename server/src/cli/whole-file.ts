import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CommandRefused } from './command-refused';

/** Forces a file or folder onto the disk. */
export function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Moves a finished file to its name in one step, so that nobody ever finds half of it there. */
export function putInPlace(part: string, file: string): void {
  sync(part);
  renameSync(part, file);
  sync(dirname(resolve(file)));
}

/** Lets `write` fill a file beside the wanted one; on failure nothing is left, and an older file of that name stays as it was. */
export async function writeWhole(file: string, write: (part: string) => void | Promise<void>): Promise<void> {
  if (!existsSync(dirname(resolve(file)))) throw new CommandRefused(`There is no folder ${dirname(resolve(file))}.`);
  const part = `${file}.${process.pid}.part`;
  try {
    await write(part);
    putInPlace(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
