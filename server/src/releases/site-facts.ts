import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, COMPATIBILITY, type RemoteDescription } from '@poolhouse/contract';
import { z } from 'zod';
import type { Database } from '../ground/db/database';
import { must } from '../ground/must';
import type { BuiltFolders } from '../web/http/built-folders';
import type { SiteFacts, ShellDescription } from './fit.rules';
import type { Manifest } from './manifest';
import { PreinstalledRemotes } from './preinstalled';
import { publishedDescription } from './published-version';
import { ReleaseRefused } from './release-refused';
import { onOffer } from './switch.rules';

const shellDescription = z.object({
  version: z.string(),
  kit: z.string(),
  compatibility: z.number(),
  shared: z.record(z.string(), z.object({ version: z.string(), tier: z.string() })),
});

/** API areas of this server: `football` of `GET football/pagedata`. */
const areas = [...new Set(Object.keys(api).map((key) => must(key.split(/[ /]/)[1], `the area of ${key}`)))];

/** What a remote must fit to go live here. Throws ReleaseRefused when the live shell cannot be asked. */
export async function siteFacts(db: Database, folders: BuiltFolders, manifest: Manifest): Promise<SiteFacts> {
  return { shell: liveShell(folders.shell), compatibility: COMPATIBILITY, areas, others: await remotesOnOffer(db, folders, manifest) };
}

function liveShell(folder: string): ShellDescription {
  const file = join(folder, 'shell.json');
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ReleaseRefused(
      `The shell does not say what it offers to remotes: ${file} is missing or half written. Build the site first: npm run build`,
    );
  }
  const found = shellDescription.safeParse(text);
  if (!found.success)
    throw new ReleaseRefused(
      `The shell does not say what it offers to remotes: ${file} is not as its build writes it. Build the site again: npm run build`,
    );
  return found.data;
}

async function remotesOnOffer(db: Database, folders: BuiltFolders, manifest: Manifest): Promise<RemoteDescription[]> {
  const released = Object.entries(manifest.remotes).flatMap(([id, remote]) =>
    onOffer(remote).map((version) =>
      publishedDescription(db, id, version, must(remote.versions[version], `${id} ${version} in the list of releases`)),
    ),
  );
  const preinstalled = new PreinstalledRemotes(folders.apps)
    .list()
    .map(({ remote }) => remote)
    .filter(({ id }) => (manifest.remotes[id]?.live.version ?? null) === null);
  // One that is damaged belongs to another team; the server's log and `remotes --check` name it.
  const read = await Promise.allSettled(released);
  return [...read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])), ...preinstalled];
}
