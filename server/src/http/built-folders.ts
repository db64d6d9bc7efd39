import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the built apps lie. */
export interface BuiltFolders {
  /** The shell's build, with index.html. */
  shell: string;
  /** Published releases: `<id>/<version>/…` and registry.json. */
  releases: string;
  /** Folder that holds the apps' own folders, `mf-football/dist` and so on. */
  apps: string;
}

/** The same from src/ and from dist/. */
const PROJECT = resolve(__dirname, '../../..');

export function builtFolders(dataFolder: string): BuiltFolders {
  return { shell: join(PROJECT, 'shell/dist'), releases: join(dataFolder, 'releases'), apps: PROJECT };
}

/** What a remote's build says of itself in remote.json. The server needs only what is named here and hands on the rest. */
export interface RemoteDescription {
  id: string;
  version: string;
  [key: string]: unknown;
}

/** The remotes that were built in place, with their folders. A build that is missing or half done is left out. */
export function builtInRemotes(apps: string): { folder: string; remote: RemoteDescription }[] {
  return readdirSync(apps).filter((name) => name.startsWith('mf-')).sort().flatMap((name) => {
    const folder = join(apps, name, 'dist');
    const remote = readRemote(join(folder, 'remote.json'));
    return remote ? [{ folder, remote }] : [];
  });
}

function readRemote(file: string): RemoteDescription | null {
  if (!existsSync(file)) return null;
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as RemoteDescription;
    return typeof read.id === 'string' && typeof read.version === 'string' ? read : null;
  } catch {
    return null;
  }
}
