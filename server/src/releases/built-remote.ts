import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { remoteFaults, weightFaults, type RemoteDescription, type Weight } from '@poolhouse/contract';
import { containerFaults } from './container.rules';
import { digestOf, fileFaults, PACKED, type ReadFile } from './file-faults';
import { ReleaseRefused } from './release-refused';
import { weigh } from './weigh';

/** A remote's build that has passed every check that needs nothing but its files. */
export interface BuiltRemote {
  remote: RemoteDescription;
  /** SHA-256 of remote.json, hex. */
  digest: string;
  weight: Weight;
  /** What is to be published, by path: remote.json, the files that it names, and their packed forms. */
  files: string[];
}

export const DESCRIPTION = 'remote.json';

export const filesIn =
  (folder: string): ReadFile =>
  (file) =>
    readFile(join(folder, file)).catch(() => null);

/** A version's own description, with the text's digest. Throws ReleaseRefused when there is none that can be used. */
export async function readDescription(read: ReadFile, where: string): Promise<{ remote: RemoteDescription; digest: string }> {
  const text = await read(DESCRIPTION);
  if (!text) throw new ReleaseRefused(`There is no ${DESCRIPTION} in ${where}: that is no build of a remote.`);
  const remote = parsed(text);
  const faults = remoteFaults(remote);
  if (faults.length > 0) throw new ReleaseRefused(`${DESCRIPTION} in ${where} cannot be used:`, faults);
  return { remote: remote as RemoteDescription, digest: digestOf(text) };
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return null;
  }
}

/**
 * Reads and checks a build's files. Throws ReleaseRefused with all that is wrong with it.
 *
 * @param paths all files that it brings
 * @param where what it is, as in 'in that folder'
 */
export async function readBuiltRemote(paths: readonly string[], read: ReadFile, where: string): Promise<BuiltRemote> {
  const { remote, digest } = await readDescription(read, where);
  const { files, strangers } = listed(paths, remote);
  const weight = await weigh(remote, read);
  const faults = [...(await fileFaults(remote, read)), ...strangers, ...(await entryFaults(remote, read)), ...weightFaults(remote, weight)];
  if (faults.length > 0) throw new ReleaseRefused(`${remote.id} ${remote.version} was not published:`, faults);
  return { remote, digest, weight, files };
}

/** A script that remote.json does not name could never pass the browser's check. */
function listed(paths: readonly string[], remote: RemoteDescription): { files: string[]; strangers: string[] } {
  const named = new Set([DESCRIPTION, ...Object.keys(remote.files)]);
  const isNamed = (file: string) =>
    named.has(file) || Object.keys(PACKED).some((ending) => file.endsWith(ending) && named.has(file.slice(0, -ending.length)));
  return {
    files: paths.filter(isNamed).sort(),
    strangers: paths.filter((file) => !isNamed(file)).map((file) => `${file} is not named in ${DESCRIPTION}`),
  };
}

/** The files of a built folder that a release brings; source maps stay where they are. Throws ReleaseRefused for what is no plain file. */
export async function builtFiles(folder: string): Promise<string[]> {
  const there = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const items = there
    .filter((item) => !item.isDirectory())
    .map((item) => ({
      file: join(item.parentPath ?? item.path, item.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
      plain: item.isFile(),
    }));
  const odd = items.filter(({ plain }) => !plain).map(({ file }) => `${file} is no plain file`);
  if (odd.length > 0) throw new ReleaseRefused(`The build in ${folder} cannot be published:`, odd);
  return items
    .map(({ file }) => file)
    .filter((file) => !/\.map(\.br|\.gz)?$/.test(file))
    .sort();
}

async function entryFaults(remote: RemoteDescription, read: ReadFile): Promise<string[]> {
  const text = (await read(remote.entry))?.toString();
  return text === undefined ? [] : containerFaults(remote, text, compiles(text));
}

/** Reads it as a browser would read a classic script, without running it. */
function compiles(text: string): boolean {
  try {
    new Script(text);
    return true;
  } catch {
    return false;
  }
}
