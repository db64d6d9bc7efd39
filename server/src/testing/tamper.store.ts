import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../ground/db/open';
import { canonical, type Json } from '../ground/proof/canonical';
import { leafHash } from '../ground/proof/merkle';
import { unguarded } from './operator.store';

/** What somebody does who has the database's file in their hands, while nobody serves it: with all care that they can take. */
async function inFile<T>(folder: string, work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const db = await openDatabase({ file: join(folder, 'poolhouse.db') });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Writes a line of a log anew, with the leaf that it then has, as if it had always been so. */
export const rewriteLine = (folder: string, contestId: number, n: number, change: (body: Record<string, Json>) => Json): Promise<void> =>
  inFile(folder, async ({ engine, kysely: db }) => {
    const { at, kind, body } = await db
      .selectFrom('contest_log')
      .selectAll()
      .where('contest_id', '=', contestId)
      .where('n', '=', n)
      .executeTakeFirstOrThrow();
    const changed = change(JSON.parse(body) as Record<string, Json>);
    const leaf = leafHash(canonical({ at, body: changed, kind, n })).toString('base64');
    await unguarded({ engine }, db, () =>
      db
        .updateTable('contest_log')
        .set({ body: canonical(changed), leaf })
        .where('contest_id', '=', contestId)
        .where('n', '=', n)
        .execute(),
    );
  });

/** Gives the guests of a game that is over another score, without a word, and so that no feed puts it right again. */
export const turnScore = (folder: string, eventId: number): Promise<void> =>
  inFile(folder, async ({ kysely: db }) => {
    await db
      .updateTable('events')
      .set((of) => ({ score1: of('score1', '+', 3), manual: 1 }))
      .where('id', '=', eventId)
      .execute();
  });

/** Sets who an opened pick of football was for, in the table that boards are graded from. Answers its entry. */
export const turnPick = (folder: string, contestId: number): Promise<number> =>
  inFile(folder, async ({ kysely: db }) => {
    const opened = await db
      .selectFrom('seal_openings as o')
      .innerJoin('football_picks as p', (join) => join.onRef('p.entry_id', '=', 'o.entry_id').onRef('p.slot', '=', 'o.slot'))
      .select(['p.entry_id', 'p.week', 'p.slot', 'p.side'])
      .where('o.contest_id', '=', contestId)
      .whereRef('o.content', 'like', sql<string>`'%"event":' || p.event_id || ',%'`)
      .orderBy('p.week', 'desc')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('football_picks')
      .set({ side: 3 - opened.side })
      .where('entry_id', '=', opened.entry_id)
      .where('week', '=', opened.week)
      .where('slot', '=', opened.slot)
      .execute();
    return opened.entry_id;
  });
