import { tag, type Database } from '../../../ground/db/database';

/** Forgets all periods that were kept, of every contest. */
export async function throwAwayPeriods(db: Database): Promise<void> {
  await db.write((tx) => tx.deleteFrom('contest_periods').execute());
}

/** Has a game played in another week. */
export async function moveGame(db: Database, eventId: number, start: string, kickoffAt: number): Promise<void> {
  await db.write(async (tx, invalidate) => {
    const before = await tx.selectFrom('events').select('week_start').where('id', '=', eventId).executeTakeFirstOrThrow();
    await tx.updateTable('events').set({ week_start: start, kickoff_at: kickoffAt }).where('id', '=', eventId).execute();
    for (const week of [before.week_start, start]) invalidate(tag.games(week));
  });
}
