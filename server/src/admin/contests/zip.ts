import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { csvLines, type Row } from './csv.rules';
import type { ZipTable } from './zip-table';

/** So much text is packed before whatever else waits gets its turn: a few ms. */
const SLICE = 64 * 1024;

/** What a zip holds. */
export interface ZipParts {
  /** Each is there as CSV and as JSON. */
  tables: Readonly<Record<string, ZipTable>>;
  /** Other texts, by the file's name, in pieces. */
  texts: Readonly<Record<string, Iterable<string>>>;
  /** What comes behind all of these, and may name them. @param sums their SHA-256 in hex, by the file's name */
  last?: (sums: Readonly<Record<string, string>>) => Readonly<Record<string, Iterable<string>>>;
}

/**
 * A zip of tables and texts. It is made a slice at a time while it is sent: neither the file
 * nor the text of a whole table is ever in memory. It packs here and not in fflate's workers, which are made of the text of its functions
 * and do not survive the bundling of the program.
 *
 * @param at when its files were made, as they say themselves: the site's time, like every other in it
 */
export async function* zipOf({ tables, texts, last }: ZipParts, at: number): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  const sums: Record<string, string> = {};
  async function* packed(files: Iterable<[string, Iterable<string>]>): AsyncGenerator<Uint8Array> {
    for (const [name, parts] of files) {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = at;
      zip.add(file);
      const hash = createHash('sha256');
      for (const slice of slicesOf(parts)) {
        const bytes = strToU8(slice);
        hash.update(bytes);
        file.push(bytes);
        yield* made;
        made = [];
        await nextTurn();
      }
      sums[name] = hash.digest('hex');
      file.push(new Uint8Array(0), true);
    }
  }
  yield* packed(filesOf({ tables, texts }));
  yield* packed(Object.entries(last?.({ ...sums }) ?? {}));
  zip.end();
  yield* made;
}

function* filesOf({ tables, texts }: Omit<ZipParts, 'last'>): Generator<[string, Iterable<string>]> {
  yield* Object.entries(texts);
  for (const [name, { columns, rows }] of Object.entries(tables)) {
    yield [`${name}.csv`, csvLines(rows, columns)];
    yield [`${name}.json`, jsonLines(rows)];
  }
}

function* jsonLines(rows: readonly Row[]): Generator<string> {
  if (rows.length === 0) return yield '[]';
  for (const [n, row] of rows.entries()) yield `${n === 0 ? '[\n' : ',\n'} ${JSON.stringify(row)}`;
  yield '\n]';
}

/** Small texts joined until they are worth packing. */
function* slicesOf(parts: Iterable<string>): Generator<string> {
  let slice = '';
  for (const part of parts) {
    slice += part;
    if (slice.length < SLICE) continue;
    yield slice;
    slice = '';
  }
  if (slice !== '') yield slice;
}
