import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isRemoteVersion } from '@poolhouse/contract';
import { inNumber, plural } from '@poolhouse/contract/formats';
import { Command, InvalidArgumentError } from 'commander';
import { buildRemote, versionInPackage } from '../releases/build-remote';
import { DESCRIPTION } from '../releases/built-remote';
import type { ReleaseRequest } from '../releases/release';
import type { ReleaseService } from '../releases/release-service';
import { originOf } from '../releases/remote-hosts';
import { releaseFolder } from '../releases/send-build';
import type { Host } from '../releases/static-host';
import { CommandRefused } from './command-refused';
import { called, remoteMeant, withReleaseService, type Elsewhere, type Place } from './release-site';

interface ReleaseOptions extends Elsewhere {
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
    .option('--site <address>', 'at a site elsewhere, with the key of this machine (npm run release-key)')
    .option('--key <file>', 'that key, where it is kept elsewhere')
    .action(async (named: string | undefined, options: ReleaseOptions) => {
      const id = remoteMeant(named, call);
      await withReleaseService(call, id, options, async (service, place) => {
        const request: ReleaseRequest = {
          id,
          version: versionWished(place, id, options, call.cwd),
          percent: options.to,
          host: hostIn(options, place, call.cwd),
        };
        if (request.host && request.percent < 100)
          place.say('The registry.json of a static host answers everybody alike: the share is kept by this server alone.');
        if (options.from !== undefined) return send(service, place, request, resolve(call.cwd, options.from));
        if (!(await service.needsBuild(id, request.version))) return service.release(request, null);
        await buildAndRelease(service, place, request);
      });
    });
}

async function buildAndRelease(service: ReleaseService, place: Place, request: ReleaseRequest): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `${request.id}-`));
  try {
    place.say(`Building ${request.id} ${request.version} …`);
    await buildRemote(place.folders.apps, request.id, request.version, folder);
    await send(service, place, request, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function send(service: ReleaseService, { say }: Place, request: ReleaseRequest, folder: string): Promise<void> {
  const { sent, of } = await releaseFolder(service, request, folder);
  say(
    sent === 0
      ? `None of its ${plural(of, 'file')} had to be sent.`
      : `${sent} of its ${plural(of, 'file')} ${inNumber(sent, 'was', 'were')} sent.`,
  );
}

function versionWished({ folders }: Place, id: string, { version: named, from }: ReleaseOptions, cwd: string): string {
  return named ?? (from === undefined ? versionInPackage(folders.apps, id) : versionBuilt(resolve(cwd, from)));
}

function versionBuilt(folder: string): string {
  try {
    return String((JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8')) as { version?: unknown }).version);
  } catch {
    throw new CommandRefused(`There is no ${DESCRIPTION} in ${folder}: that is no build of a remote.`);
  }
}

function hostIn({ folder, url }: ReleaseOptions, { config }: Place, cwd: string): Host | null {
  if (folder === undefined && url === undefined) return null;
  if (folder === undefined || url === undefined)
    throw new CommandRefused('--folder and --url belong together: where the files go, and where browsers then find them.');
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
