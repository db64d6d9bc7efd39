import { tag, type Database } from '../../../ground/db/database';

/** Has a game played in another week. */
export async function moveGame(db: Database, eventId: number, start: string, kickoffAt: number): Promise<void> {
  await db.write(async (tx, invalidate) => {
    const before = await tx.selectFrom('events').select('week_start').where('id', '=', eventId).executeTakeFirstOrThrow();
    await tx.updateTable('events').set({ week_start: start, kickoff_at: kickoffAt }).where('id', '=', eventId).execute();
    for (const week of [before.week_start, start]) invalidate(tag.games(week));
  });
}
