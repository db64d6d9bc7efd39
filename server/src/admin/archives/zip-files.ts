import { createHash } from 'node:crypto';
import { EXPORT_BYTES } from '@poolhouse/contract';
import { formatNumber } from '@poolhouse/contract/formats';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { Refusal } from '../../ground/refusal';

const MB = 1_000_000;

export interface ZipLimits {
  /** In bytes. */
  readonly packed: number;
  readonly unpacked: number;
}

/** What an export may come to. */
export const IMPORT_LIMITS: ZipLimits = { packed: EXPORT_BYTES, unpacked: 256 * MB };

/** More than a circle of many years has. */
const MOST_FILES = 5000;

/** What a zip holds, unpacked in memory alone: no name of it ever becomes a path. */
export interface ZipFiles {
  /** SHA-256 in hex of each file, by name. */
  readonly sums: ReadonlyMap<string, string>;
  /** Those that were wanted. */
  readonly texts: ReadonlyMap<string, string>;
}

export interface Unpacking {
  readonly limits: ZipLimits;
  /** Whether such a file may be there; any other, and nothing is read. */
  isKnown(name: string): boolean;
  isWanted(name: string): boolean;
}

const refused = (words: string) => new Refusal('bad_input', words, { file: 'cannot be taken' });
const size = (bytes: number) => `${formatNumber(bytes / MB)} MB`;

export const tooLarge = ({ packed }: ZipLimits): Refusal =>
  refused(`The file has more than ${size(packed)}: that is no export of a group.`);

/** Unpacks a zip and counts while it does. @throws Refusal, in a sentence, for what is none, was cut, has too much in it or has a file that is not known */
export async function zipFiles(bytes: Buffer, { limits, isKnown, isWanted }: Unpacking): Promise<ZipFiles> {
  if (bytes.length > limits.packed) throw tooLarge(limits);
  const zip = await fromBufferPromise(bytes, { strictFileNames: true }).catch(() => {
    throw refused('The file is no zip, or was cut: its end is missing.');
  });
  const [sums, texts] = [new Map<string, string>(), new Map<string, string>()];
  let left = limits.unpacked;
  for (const entry of await entriesOf(zip)) {
    const { fileName: name } = entry;
    if (!isKnown(name)) throw refused(`The zip has a file ${shown(name)}, which no export of a group has.`);
    if (sums.has(name)) throw refused(`The zip has two files ${name}.`);
    const hash = createHash('sha256');
    const kept: Buffer[] = [];
    for await (const chunk of piecesOf(zip, entry)) {
      left -= chunk.length;
      if (left < 0) throw refused(`Unpacked the file has more than ${size(limits.unpacked)}: that is no export of a group.`);
      hash.update(chunk);
      if (isWanted(name)) kept.push(chunk);
    }
    sums.set(name, hash.digest('hex'));
    if (isWanted(name)) texts.set(name, textOf(name, Buffer.concat(kept)));
  }
  return { sums, texts };
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      if (entries.length > MOST_FILES) break;
    }
  } catch (error) {
    const words = (error as Error).message;
    // Names that lead outside are refused by the library itself, before anybody could take them for a path.
    if (/path|characters in fileName/.test(words)) throw refused(`The zip has a file whose name leads elsewhere: ${shown(words)}.`);
    throw refused('The list of files in the zip is damaged.');
  }
  if (entries.length > MOST_FILES) throw refused(`The zip has more than ${formatNumber(MOST_FILES)} files: that is no export of a group.`);
  return entries;
}

async function* piecesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const damaged = () => refused(`${entry.fileName} is damaged in the zip.`);
  if (!entry.canDecodeFileData()) throw damaged();
  const stream = await zip.openReadStreamPromise(entry).catch(() => {
    throw damaged();
  });
  const read = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const next = await read.next().catch(() => {
        throw damaged();
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    stream.destroy();
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textOf(name: string, bytes: Buffer): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw refused(`${name} is no text.`);
  }
}

/** Words of a file, fit for a terminal. */
const shown = (words: string): string => words.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD').slice(0, 100);
