import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RemoteDescription } from '@poolhouse/contract';

/** Answers a file of a version's folder, null where there is none. */
export type ReadFile = (file: string) => Promise<Buffer | null>;

/** Packed forms beside a file that the server sends instead of it. */
export const PACKED = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

export const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Holds every file that a remote names against its hash, and packed forms against the file. Answers a sentence for each that differs. */
export async function fileFaults({ files }: Pick<RemoteDescription, 'files'>, read: ReadFile): Promise<string[]> {
  const faults: string[] = [];
  for (const [file, integrity] of Object.entries(files)) {
    const content = await read(file);
    if (!content) faults.push(`${file} is missing`);
    else if (!matches(content, integrity)) faults.push(`${file} is not what remote.json says: its hash differs`);
    else faults.push(...(await packedFaults(file, content, read)));
  }
  return faults;
}

function matches(content: Buffer, integrity: string): boolean {
  const [algorithm = '', hash] = integrity.split(/-(.*)/s);
  return createHash(algorithm).update(content).digest('base64') === hash;
}

async function packedFaults(file: string, content: Buffer, read: ReadFile): Promise<string[]> {
  const faults: string[] = [];
  for (const [ending, unpack] of Object.entries(PACKED)) {
    const packed = await read(file + ending);
    if (packed && !unpacksTo(packed, unpack, content)) faults.push(`${file}${ending} does not unpack to ${file}`);
  }
  return faults;
}

function unpacksTo(packed: Buffer, unpack: (packed: Buffer) => Buffer, content: Buffer): boolean {
  try {
    return unpack(packed).equals(content);
  } catch {
    return false;
  }
}
