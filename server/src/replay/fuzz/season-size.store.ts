import type { Database } from '../../ground/db/database';

/** Rows at a time: SQLite binds 32,766 values at most. */
const CHUNK = 500;
const WORDS = 'all that was said of it, and more, '.repeat(11);

/** Messages and lines of the log as a real season leaves them; games of two seasons are the demo's own. */
export async function fillToSeasonSize(db: Database, { messages, lines }: { messages: number; lines: number }): Promise<void> {
  await db.write(async (tx) => {
    for (let from = 0; from < messages; from += CHUNK)
      await tx
        .insertInto('smack')
        .values(
          Array.from({ length: Math.min(CHUNK, messages - from) }, (_, n) => ({
            board: n % 2 === 0 ? 'football:1' : 'golf:8',
            user_id: 1,
            entry_name: 'Rusty Nails',
            message: `${from + n} ${WORDS}`,
            created_at: from + n,
            archived: 0,
          })),
        )
        .execute();
    for (let from = 0; from < lines; from += CHUNK)
      await tx
        .insertInto('activity')
        .values(
          Array.from({ length: Math.min(CHUNK, lines - from) }, (_, n) => ({
            at: from + n,
            action: 'football.picks',
            user_id: 1,
            actor: 'rusty',
            ip: '192.0.2.1',
            before: null,
            after: JSON.stringify({ n: from + n, words: WORDS }),
            group_number: 1,
            contest_id: 1,
          })),
        )
        .execute();
  });
}
