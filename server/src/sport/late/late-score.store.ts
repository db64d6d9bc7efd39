import type { Tx } from '../../ground/db/database';
import type { Game } from '../games/game';
import { lateScore, mayMoveLateScore, type Score, type TimedGame } from './late-score.rules';

/** Keeps with which score a football game's last two minutes began; in the transaction that changes the game. */
export async function keepLateScore(tx: Tx, before: TimedGame, game: TimedGame & Pick<Game, 'id' | 'sport'>): Promise<void> {
  if (game.sport === 'NCAAB' || !mayMoveLateScore(before, game)) return;
  const known = (await lateScores(tx, [game.id])).get(game.id);
  const now = lateScore(known, game);
  if (now?.score1 === known?.score1 && now?.score2 === known?.score2) return;
  if (!now) {
    await tx.deleteFrom('late_scores').where('event_id', '=', game.id).execute();
    return;
  }
  await tx
    .insertInto('late_scores')
    .values({ event_id: game.id, ...now })
    .onConflict((on) => on.column('event_id').doUpdateSet(now))
    .execute();
}

/** Of these games, as far as it was seen. */
export async function lateScores(tx: Tx, eventIds: readonly number[]): Promise<ReadonlyMap<number, Score>> {
  if (eventIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('late_scores')
    .selectAll()
    .where('event_id', 'in', [...eventIds])
    .execute();
  return new Map(rows.map(({ event_id, ...score }) => [event_id, score]));
}
