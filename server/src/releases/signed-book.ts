import type { SignedRegistry } from '@poolhouse/contract';
import type { Tx } from '../ground/db/database';
import type { SigningKey } from '../ground/crypto/signing-key';
import { BOOK_PURPOSE, bookSchema, EMPTY_BOOK, type Book } from './book';
import { readSignedBook, writeSignedBook } from './book.store';

/** The list of releases says something that this site did not write. */
export class BookDamaged extends Error {}

/** What was released so far. Throws BookDamaged when its signature or content is wrong. */
export async function readBook(tx: Tx, key: SigningKey): Promise<Book> {
  const text = await readSignedBook(tx);
  return text === undefined ? EMPTY_BOOK : bookOf(text, 'The list of releases', key);
}

/** @param where what the text is, to begin a sentence with */
export function bookOf(text: string, where: string, key: SigningKey): Book {
  const payload = openSigned(text, where, key);
  const book = bookSchema.safeParse(parsed(payload));
  if (!book.success) throw new BookDamaged(`${where} cannot be read by this version of Poolhouse.`);
  return book.data;
}

/** The text that was signed with this site's key. Throws BookDamaged. */
export function openSigned(text: string, where: string, key: SigningKey): string {
  const { payload, signature } = (parsed(text) ?? {}) as Partial<SignedRegistry>;
  if (typeof payload !== 'string' || typeof signature !== 'string') throw new BookDamaged(`${where} is not signed.`);
  if (!key.verify(payload, signature))
    throw new BookDamaged(`${where} was not signed with this site's key: it was changed by hand, or it belongs to another site.`);
  return payload;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const signedText = (payload: string, key: SigningKey): string =>
  JSON.stringify({ payload, signature: key.sign(payload) } satisfies SignedRegistry);

/**
 * Puts the list in the place of the one before, under a greater number. The number goes by the time, so that a list of a site that was
 * put back from a backup is newer than what browsers have seen since.
 */
export async function writeBook(tx: Tx, book: Book, now: number, key: SigningKey): Promise<Book> {
  const next: Book = {
    ...book,
    purpose: BOOK_PURPOSE,
    number: Math.max(book.number + 1, Math.floor(now)),
    at: new Date(now).toISOString(),
  };
  await writeSignedBook(tx, next.number, signedText(JSON.stringify(next), key));
  return next;
}
