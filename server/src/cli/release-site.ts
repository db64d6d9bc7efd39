import { basename, join, relative, resolve } from 'node:path';
import { isRemoteId } from '@poolhouse/contract';
import { readConfig, type Config } from '../app/config';
import { SystemClock } from '../ground/clock/clock';
import { builtFolders, type BuiltFolders } from '../web/http/built-folders';
import { operator } from '../releases/audit';
import { registryKey } from '../releases/registry-key';
import type { ReleaseSite } from '../releases/release';
import { CommandRefused } from './command-refused';
import { say } from './with-database';

/** Where a release command was called, and with which variables. */
export interface Called {
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Default: those of this project. */
  folders?: (dataFolder: string) => BuiltFolders;
  say?: (text: string) => void;
}

export const called = (): Called => ({ env: process.env, cwd: process.cwd() });

export interface ReleaseCommandSite extends ReleaseSite {
  config: Config;
}

/**
 * The site that a release command works on. npm runs a remote's script inside the remote's folder; a data folder is meant
 * relative to where npm was called, and by default is the project's, as for a server that was started there.
 */
export function releaseSite({ env, cwd, folders = builtFolders, say: tell = say }: Called): ReleaseCommandSite {
  const { apps } = folders('');
  const base = env.npm_package_name && env.INIT_CWD ? env.INIT_CWD : cwd;
  const data = env.POOLHOUSE_DATA ? resolve(base, env.POOLHOUSE_DATA) : join(isInside(apps, cwd) ? apps : cwd, 'data');
  const config = readConfig({ ...env, POOLHOUSE_DATA: data });
  return { config, folders: folders(data), key: registryKey(data), clock: new SystemClock(), by: operator(), say: tell };
}

/** The remote that is meant: the named one, else the one whose script or folder this is. */
export function remoteMeant(named: string | undefined, { env, cwd }: Called): string {
  const meant = named ?? [env.npm_package_name, basename(cwd)].find(isRemoteId);
  if (meant === undefined)
    throw new CommandRefused('Which remote? Name it, as in `npx poolhouse release mf-NAME`, or run the script in its folder.');
  if (!isRemoteId(meant)) throw new CommandRefused(`${meant} is not the name of a remote; they are called mf- and a name.`);
  return meant;
}

const isInside = (folder: string, path: string): boolean => !relative(folder, path).startsWith('..') && relative(folder, path) !== '';
