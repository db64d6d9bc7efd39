import { strToU8, zip } from 'fflate';
import { promisify } from 'node:util';
import { csvOf, type Row } from './csv.rules';

const zipped = promisify<Parameters<typeof zip>[0], Uint8Array>((files, done) => zip(files, { level: 6 }, done));

/** A zip with each table as CSV and as JSON, and a page that says what it is. */
export function zipOf(about: object, tables: Readonly<Record<string, readonly Row[]>>): Promise<Buffer> {
  const files: Record<string, Uint8Array> = { 'about.json': strToU8(JSON.stringify(about, null, 2)) };
  for (const [name, rows] of Object.entries(tables)) {
    files[`${name}.csv`] = strToU8(csvOf(rows));
    files[`${name}.json`] = strToU8(JSON.stringify(rows, null, 1));
  }
  return zipped(files).then((bytes) => Buffer.from(bytes));
}
