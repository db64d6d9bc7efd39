import { scope, type Database } from '../db/database';

/** Puts a final score in directly, as a feed would. */
export function finish(db: Database, eventId: number, score1: number, score2: number): Promise<void> {
  return db.write(async (tx, touch) => {
    const { week_start } = await tx.updateTable('events').set({ state: 'final', status: 'Final', time_left: '0:00', score1, score2 }).where('id', '=', eventId).returning('week_start').executeTakeFirstOrThrow();
    touch(scope.games(week_start));
  });
}
