import type { SignedRegistry } from '@poolhouse/contract';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { putInPlace } from '../ground/files/in-place';
import { bookSchema, EMPTY_BOOK, type Book } from './book';
import type { RegistryKey } from './registry-key';

/** The releases folder says something that this site did not write. */
export class BookDamaged extends Error {}

export const bookFile = (releases: string): string => join(releases, 'registry.json');

/** What was released so far; nothing where there is no such file. Throws BookDamaged when its signature or content is wrong. */
export function readBook(releases: string, key: RegistryKey): Book {
  const file = bookFile(releases);
  if (!existsSync(file)) return EMPTY_BOOK;
  return bookOf(readFileSync(file, 'utf8'), file, key);
}

function bookOf(text: string, file: string, key: RegistryKey): Book {
  const signed = parsed(text) as Partial<SignedRegistry> | null;
  const { payload, signature } = signed ?? {};
  if (typeof payload !== 'string' || typeof signature !== 'string') throw new BookDamaged(`${file} is not a list of releases.`);
  if (!key.verify(payload, signature)) throw new BookDamaged(`${file} was not signed with this site's key: it was changed by hand, or it belongs to another site.`);
  const book = bookSchema.safeParse(parsed(payload));
  if (!book.success) throw new BookDamaged(`${file} is not a list of releases that this version of Poolhouse can read.`);
  return book.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Replaces the book in one step: whoever reads finds the old one or the new one. */
export function writeBook(releases: string, book: Book, key: RegistryKey): void {
  writeSigned(bookFile(releases), JSON.stringify(book), key);
}

/** Writes a signed text whole or not at all. */
export function writeSigned(file: string, payload: string, key: RegistryKey): void {
  const signed: SignedRegistry = { payload, signature: key.sign(payload) };
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, JSON.stringify(signed));
    putInPlace(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

