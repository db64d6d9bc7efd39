import { tag, type Database } from '../ground/db/database';
import { must } from '../ground/must';
import type { Game } from '../sport/games/game';
import { gameById } from '../sport/games/games.store';
import { followGame } from '../sport/tournament/advance';

/** Enters by hand how a game of a tournament stands, from then on, as an administrator does; the tournament goes on with it. */
export async function enterGame(
  db: Database,
  eventId: number,
  entered: Pick<Game, 'state' | 'score1' | 'score2'>,
  now: number,
): Promise<void> {
  await db.write(async (tx, invalidate) => {
    const before = must(await gameById(tx, eventId), 'a game');
    await tx
      .updateTable('events')
      .set({ ...entered, manual: 1, updated_at: now })
      .where('id', '=', eventId)
      .execute();
    invalidate(tag.games(before.weekStart));
    await followGame(tx, invalidate, before, { now, changer: { by: 'Carl', reason: 'the book says so' } });
  });
}
