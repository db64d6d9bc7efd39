import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Forces a file or folder onto the disk. */
export function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Moves a finished file or folder to its name in one step, so that nobody ever finds half of it there. */
export function putInPlace(part: string, wanted: string): void {
  sync(part);
  renameSync(part, wanted);
  sync(dirname(resolve(wanted)));
}
