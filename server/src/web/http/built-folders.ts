import { join } from 'node:path';
import { projectFolder } from '../../ground/project-folder';

/** Where the built apps lie. */
export interface BuiltFolders {
  /** The shell's build, with index.html. */
  shell: string;
  /** Where releases stood before they moved into the database; what is found there is taken over once. */
  releases: string;
  /** Folder that holds the apps' own folders, `mf-football/dist` and so on. */
  apps: string;
}

export function builtFolders(dataFolder: string): BuiltFolders {
  const apps = projectFolder();
  return { shell: join(apps, 'shell/dist'), releases: join(dataFolder, 'releases'), apps };
}
