import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isRemoteVersion } from '@poolhouse/contract';
import { Command, InvalidArgumentError } from 'commander';
import { readBook } from '../releases/book-file';
import { buildRemote, versionInPackage } from '../releases/build-remote';
import { DESCRIPTION } from '../releases/built-remote';
import type { Host } from '../releases/publish';
import { needsNoBuild, releaseBuild, releasePublished, type Wish } from '../releases/release';
import { originOf } from '../releases/remote-hosts';
import { CommandRefused } from './command-refused';
import { called, releaseSite, remoteMeant, type ReleaseCommandSite } from './release-site';

interface ReleaseOptions {
  to: number;
  version?: string;
  from?: string;
  folder?: string;
  url?: string;
}

/** `poolhouse release [remote]`. */
export function releaseCommand(call = called()): Command {
  return new Command('release')
    .argument('[remote]', 'the folder of a remote, mf-…; by default the one whose folder this is')
    .description('build one remote, check it, publish it as an immutable version and switch to it')
    .option('--to <share>', 'share of the players who get it, such as 10%; the others keep what they have', share, 100)
    .option('--version <version>', 'default: the one in its package.json. A version that is published already is only switched to', version)
    .option('--from <dir>', 'publish this built folder instead of building')
    .option('--folder <dir>', 'write the files into this folder of a static host (with --url)')
    .option('--url <address>', 'where browsers reach that folder')
    .action(async (named: string | undefined, options: ReleaseOptions) => {
      const id = remoteMeant(named, call);
      const site = releaseSite(call);
      const wish: Wish = {
        id,
        version: versionWished(site, id, options, call.cwd),
        percent: options.to,
        host: hostIn(options, site, call.cwd),
      };
      if (wish.host && wish.percent < 100)
        site.say('The registry.json of a static host answers everybody alike: the share is kept by this server alone.');
      if (options.from !== undefined) return releaseBuild(site, wish, resolve(call.cwd, options.from));
      if (needsNoBuild(readBook(site.folders.releases, site.key), wish)) return releasePublished(site, wish);
      await buildAndRelease(site, wish);
    });
}

async function buildAndRelease(site: ReleaseCommandSite, wish: Wish): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `${wish.id}-`));
  try {
    site.say(`Building ${wish.id} ${wish.version} …`);
    await buildRemote(site.folders.apps, wish.id, wish.version, folder);
    await releaseBuild(site, wish, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function versionWished({ folders }: ReleaseCommandSite, id: string, { version: named, from }: ReleaseOptions, cwd: string): string {
  return named ?? (from === undefined ? versionInPackage(folders.apps, id) : versionBuilt(resolve(cwd, from)));
}

function versionBuilt(folder: string): string {
  try {
    return String((JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8')) as { version?: unknown }).version);
  } catch {
    throw new CommandRefused(`There is no ${DESCRIPTION} in ${folder}: that is no build of a remote.`);
  }
}

function hostIn({ folder, url }: ReleaseOptions, { config, folders }: ReleaseCommandSite, cwd: string): Host | null {
  if (folder === undefined && url === undefined) return null;
  if (folder === undefined || url === undefined)
    throw new CommandRefused('--folder and --url belong together: where the files go, and where browsers then find them.');
  // Its registry.json would take the place of the list of releases.
  if (resolve(cwd, folder) === folders.releases)
    throw new CommandRefused('That is the folder of this server, which sends its files itself. Leave --folder and --url out.');
  const origin = originOf(url);
  if (origin === null) throw new CommandRefused(`${url} is no address such as https://static.example.org/remotes/.`);
  if (!config.remoteHosts.includes(origin))
    throw new CommandRefused(
      `Pages of this site may not load scripts from ${origin}. Set POOLHOUSE_REMOTE_HOSTS=${origin} for the server and for this command first.`,
    );
  return { folder: resolve(cwd, folder), url: url.endsWith('/') ? url : `${url}/` };
}

function share(text: string): number {
  const percent = /^\d{1,3}(\.\d{1,2})?%?$/.test(text) ? Number.parseFloat(text) : 0;
  if (!(percent > 0 && percent <= 100)) throw new InvalidArgumentError('It must be a share such as 10%, at most 100%.');
  return percent;
}

function version(text: string): string {
  if (!isRemoteVersion(text)) throw new InvalidArgumentError('It must be a version such as 1.4.0.');
  return text;
}
