import { mkdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { isRemoteId } from '@poolhouse/contract';
import { plural } from '@poolhouse/contract/formats';
import { readConfig, type Config } from '../app/config';
import { migrateSite } from '../app/migrate-site';
import { SystemClock } from '../ground/clock/clock';
import { openDatabase } from '../ground/db/open';
import { siteClock } from '../ground/settings/site-clock';
import { LocalReleaseService } from '../releases/local-release-service';
import { migrateFolder } from '../releases/migrate-folder';
import { operator } from '../releases/operator';
import { registryKey } from '../releases/registry-key';
import type { ReleaseService } from '../releases/release-service';
import type { ReleaseSite } from '../releases/release-site';
import { RemoteReleaseClient } from '../releases/remote-release-client';
import { builtFolders, type BuiltFolders } from '../web/http/built-folders';
import { CommandRefused } from './command-refused';
import { readTeamKey, siteAddress } from './team-key';
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

/** A site elsewhere and the key to release there, as options of a command; none for the site beside this project. */
export interface Elsewhere {
  site?: string;
  key?: string;
}

/** Files and variables of the place that a release command works in. */
export interface Place {
  config: Config;
  folders: BuiltFolders;
  say(text: string): void;
}

/**
 * npm runs a remote's script inside the remote's folder; a data folder is meant relative to where npm was called, and by default is the
 * project's, as for a server that was started there.
 */
export function placeOf({ env, cwd, folders = builtFolders, say: tell = say }: Called): Place {
  const { apps } = folders('');
  const base = env.npm_package_name && env.INIT_CWD ? env.INIT_CWD : cwd;
  const data = env.POOLHOUSE_DATA ? resolve(base, env.POOLHOUSE_DATA) : join(isInside(apps, cwd) ? apps : cwd, 'data');
  return { config: readConfig({ ...env, POOLHOUSE_DATA: data }), folders: folders(data), say: tell };
}

/** Runs a command's work on the site's releases; a server may be running at the same time. */
export async function withReleaseSite<T>({ config, folders, say: tell }: Place, work: (site: ReleaseSite) => Promise<T>): Promise<T> {
  mkdirSync(config.dataFolder, { recursive: true });
  const db = await openDatabase({ url: config.databaseUrl, file: config.databaseFile });
  try {
    await migrateSite(db);
    const key = await registryKey(db, config);
    const clock = new SystemClock();
    const taken = await migrateFolder(db, folders.releases, key, clock.now());
    if (taken > 0) tell(`Took over ${plural(taken, 'version')} from ${folders.releases} into the database.`);
    return await work({ db, folders, key, clock, siteClock: await siteClock(db, clock), by: operator(), ip: '', say: tell });
  } finally {
    await db.close();
  }
}

/** Runs a command's work on the site that is meant: the one elsewhere, else the one beside this project. */
export async function withReleaseService<T>(
  call: Called,
  remote: string,
  { site, key }: Elsewhere,
  work: (service: ReleaseService, place: Place) => Promise<T>,
): Promise<T> {
  const place = placeOf(call);
  if (site === undefined) return withReleaseSite(place, (here) => work(new LocalReleaseService(here), place));
  const address = siteAddress(site);
  return work(
    new RemoteReleaseClient({
      site: address,
      remote,
      key: readTeamKey(call, { site: address, remote, file: key }),
      clock: new SystemClock(),
      say: place.say,
    }),
    place,
  );
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
