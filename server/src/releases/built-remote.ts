import { remoteFaults, type RemoteDescription } from '@poolhouse/contract';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { containerFaults } from './container.rules';
import { digestOf, fileFaults, PACKED, type ReadFile } from './file-faults';
import { ReleaseRefused } from './release-refused';
import { weigh, weightFaults, type Weight } from './weight';

/** A remote's build that has passed every check that needs nothing but its folder. */
export interface BuiltRemote {
  folder: string;
  remote: RemoteDescription;
  /** SHA-256 of remote.json, hex. */
  digest: string;
  weight: Weight;
  /** What is to be published, relative to the folder: remote.json, the files that it names, and their packed forms. */
  files: string[];
}

export const DESCRIPTION = 'remote.json';

export const filesIn = (folder: string): ReadFile => (file) => readFile(join(folder, file)).catch(() => null);

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

/** Reads and checks a built folder. Throws ReleaseRefused with all that is wrong with it. */
export async function readBuiltRemote(folder: string): Promise<BuiltRemote> {
  const read = filesIn(folder);
  const { remote, digest } = await readDescription(read, folder);
  const { files, strangers } = await listed(folder, remote);
  const weight = await weigh(remote, read);
  const faults = [...(await fileFaults(remote, read)), ...strangers, ...(await entryFaults(remote, read)), ...weightFaults(remote, weight)];
  if (faults.length > 0) throw new ReleaseRefused(`${remote.id} ${remote.version} was not published:`, faults);
  return { folder, remote, digest, weight, files };
}

/** A script that remote.json does not name could never pass the browser's check. Source maps stay where they are. */
async function listed(folder: string, remote: RemoteDescription): Promise<{ files: string[]; strangers: string[] }> {
  const named = new Set([DESCRIPTION, ...Object.keys(remote.files)]);
  const there = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = there.filter((item) => !item.isDirectory()).map((item) => ({ file: join(item.parentPath ?? item.path, item.name).slice(folder.length + 1).replaceAll('\\', '/'), plain: item.isFile() }));
  const isNamed = (file: string) => named.has(file) || Object.keys(PACKED).some((ending) => file.endsWith(ending) && named.has(file.slice(0, -ending.length)));
  const strangers = paths.flatMap(({ file, plain }) => {
    if (!plain) return [`${file} is no plain file`];
    return isNamed(file) || /\.map(\.br|\.gz)?$/.test(file) ? [] : [`${file} is not named in ${DESCRIPTION}`];
  });
  return { files: paths.map(({ file }) => file).filter(isNamed).sort(), strangers };
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
