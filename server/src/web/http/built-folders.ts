import { join, resolve } from 'node:path';

/** Where the built apps lie. */
export interface BuiltFolders {
  /** The shell's build, with index.html. */
  shell: string;
  /** Where releases stood before they moved into the database; what is found there is taken over once. */
  releases: string;
  /** Folder that holds the apps' own folders, `mf-football/dist` and so on. */
  apps: string;
}

/** The same from src/ and from dist/. */
const PROJECT = resolve(__dirname, '../../../..');

export function builtFolders(dataFolder: string): BuiltFolders {
  return { shell: join(PROJECT, 'shell/dist'), releases: join(dataFolder, 'releases'), apps: PROJECT };
}
