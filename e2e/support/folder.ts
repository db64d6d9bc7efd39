import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that goes with its test, named as people name theirs: with a space and an umlaut. */
export const folderOf = (what: string): Promise<string> => mkdtemp(join(tmpdir(), `Max Müller ${what}-`));
