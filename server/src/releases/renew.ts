import type { SigningKey } from '../ground/crypto/signing-key';
import type { Database } from '../ground/db/database';
import { readBook, writeBook } from './signed-book';

/**
 * Gives the list of releases a number that is greater than any that browsers may have seen: after a restore the list is as old as the
 * backup, and shells refuse a list that is older than one they know. Answers the new number; null while nothing was released.
 */
export async function renewBook(db: Database, key: SigningKey, now: number): Promise<number | null> {
  return db.write(async (tx) => {
    const book = await readBook(tx, key);
    return book.number === 0 ? null : (await writeBook(tx, book, now, key)).number;
  });
}
