import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project-folder';

/** How this program came to run. */
export interface Called {
  /** Of the one file that `npm pack` makes; undefined in a clone. */
  version: string | undefined;
  /** The script that was started, as Node names it. */
  script: string;
}

/** The words with which whoever has started the site serves its demo again, for sentences that say so; more options may follow. */
export function serveDemoWords({ version, script }: Called = called()): string {
  if (version === undefined) return 'npm start --';
  // npx keeps what it was given in a folder of that name; anything else was installed beside the data.
  const program = /[\\/]_npx[\\/]/.test(script) ? `npx ./poolhouse-${version}.tgz` : 'npx poolhouse';
  return `${program} serve --demo`;
}

function called(): Called {
  const folder = projectFolder();
  const packed = !existsSync(join(folder, 'package-lock.json')) && existsSync(join(folder, 'package.json'));
  const version = packed ? (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version?: string }).version : undefined;
  return { version, script: process.argv[1] ?? '' };
}
