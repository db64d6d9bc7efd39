import type { RemoteDescription } from '@poolhouse/contract';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Published } from './book';
import { filesIn, readDescription } from './built-remote';
import { fileFaults, type ReadFile } from './file-faults';
import { ReleaseRefused } from './release-refused';

const ANSWER_WITHIN_MS = 10_000;

/** Folder in which this server keeps a version; of one on a static host, its remote.json alone. */
export const versionFolder = (releases: string, id: string, version: string): string => join(releases, id, version);

/** Address of a version's folder, as browsers are told. */
export const baseOf = (id: string, version: string, published?: Pick<Published, 'base'>): string => published?.base ?? `/remotes/${id}/${version}/`;

/** A published version's description. Throws ReleaseRefused when it is gone or not the one that was published. */
export async function publishedDescription(releases: string, id: string, version: string, { digest }: Pick<Published, 'digest'>): Promise<RemoteDescription> {
  const found = await readDescription(filesIn(versionFolder(releases, id, version)), `${id} ${version}`);
  if (found.digest !== digest) throw new ReleaseRefused(`remote.json of ${id} ${version} is not the one that was published.`);
  return found.remote;
}

/** Holds all files of a published version against what was published; answers a sentence for each that differs. */
export async function publishedFaults(releases: string, id: string, version: string, published: Published): Promise<string[]> {
  try {
    const remote = await publishedDescription(releases, id, version, published);
    return await fileFaults(remote, reader(releases, id, version, published));
  } catch (error) {
    if (error instanceof ReleaseRefused) return [error.message];
    throw error;
  }
}

function reader(releases: string, id: string, version: string, { base, folder }: Published): ReadFile {
  if (base === null) return filesIn(versionFolder(releases, id, version));
  if (folder !== null && existsSync(join(folder, id, version))) return filesIn(join(folder, id, version));
  return fromHost(base);
}

/** The host packs files itself, so there are no packed forms to ask for. */
const fromHost = (base: string): ReadFile => async (file) => {
  if (/\.(br|gz)$/.test(file)) return null;
  const answer = await fetch(new URL(file, base), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
  return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
};
