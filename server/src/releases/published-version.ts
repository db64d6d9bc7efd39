import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescription } from '@poolhouse/contract';
import type { Database } from '../ground/db/database';
import { filesIn, readDescription } from './built-remote';
import { fileFaults, type ReadFile } from './file-faults';
import { pathsOf, readFile } from './files.store';
import type { Published } from './manifest';
import { ReleaseRefused } from './release-refused';

const ANSWER_WITHIN_MS = 10_000;

/** Address of a version's folder, as browsers ask for it. */
export const baseOf = (id: string, version: string, published?: Pick<Published, 'base'>): string =>
  published?.base ?? `/remotes/${id}/${version}/`;

/** Reads files by their paths, of which it is known what content they have. */
export const filesAt =
  (db: Database, paths: ReadonlyMap<string, string>): ReadFile =>
  async (file) => {
    const hash = paths.get(file);
    return hash === undefined ? null : db.read((tx) => readFile(tx, hash));
  };

/** Reads the files of a published version that this site keeps; of one on a static host, its remote.json alone. */
export async function keptFiles(db: Database, id: string, version: string): Promise<ReadFile> {
  return filesAt(db, await db.read((tx) => pathsOf(tx, id, version)));
}

/** A published version's description. Throws ReleaseRefused when it is gone or not the one that was published. */
export async function publishedDescription(
  db: Database,
  id: string,
  version: string,
  { digest }: Pick<Published, 'digest'>,
): Promise<RemoteDescription> {
  const found = await readDescription(await keptFiles(db, id, version), `${id} ${version}`);
  if (found.digest !== digest) throw new ReleaseRefused(`remote.json of ${id} ${version} is not the one that was published.`);
  return found.remote;
}

/** Holds all files of a published version against what was published; answers a sentence for each that differs. */
export async function publishedFaults(db: Database, id: string, version: string, published: Published): Promise<string[]> {
  try {
    const remote = await publishedDescription(db, id, version, published);
    return await fileFaults(remote, await reader(db, id, version, published));
  } catch (error) {
    if (error instanceof ReleaseRefused) return [error.message];
    throw error;
  }
}

async function reader(db: Database, id: string, version: string, { base, folder }: Published): Promise<ReadFile> {
  if (base === null) return keptFiles(db, id, version);
  if (folder !== null && existsSync(join(folder, id, version))) return filesIn(join(folder, id, version));
  return fromHost(base);
}

/** The host packs files itself, so there are no packed forms to ask for. */
const fromHost =
  (base: string): ReadFile =>
  async (file) => {
    if (/\.(br|gz)$/.test(file)) return null;
    const answer = await fetch(new URL(file, base), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
    return answer?.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  };
