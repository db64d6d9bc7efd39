import { tag, type Invalidate, type Tx } from '../../ground/db/database';
import type { Game } from '../games/game';
import { noticeGame } from '../notices/notice-game';
import { keepSteps } from '../steps/step.store';
import { followGame } from '../tournament/advance';
import type { Changer } from '../tournament/changes.store';

export interface ManualMarks {
  /** Score and state are kept by hand. */
  manual: boolean;
  /** The line is kept by hand. */
  manualLine: boolean;
}

export async function manualMarks(tx: Tx, eventId: number): Promise<ManualMarks | undefined> {
  const row = await tx.selectFrom('events').select(['manual', 'manual_line']).where('id', '=', eventId).executeTakeFirst();
  return row && { manual: row.manual === 1, manualLine: row.manual_line === 1 };
}

/** Keeps feeds away from a game's score, or its line, or lets them speak again; what is left out stays. */
export async function markManual(tx: Tx, eventId: number, { manual, manualLine }: Partial<ManualMarks>): Promise<void> {
  if (manual === undefined && manualLine === undefined) return;
  await tx
    .updateTable('events')
    .where('id', '=', eventId)
    .set({
      ...(manual === undefined ? {} : { manual: manual ? 1 : 0 }),
      ...(manualLine === undefined ? {} : { manual_line: manualLine ? 1 : 0 }),
    })
    .execute();
}

export type EnteredGame = Pick<Game, 'state' | 'score1' | 'score2' | 'status' | 'timeLeft'>;

/** Puts on the board what an administrator entered. */
export async function enterGame(
  tx: Tx,
  invalidate: Invalidate,
  game: Game,
  { board, now, changer }: { board: EnteredGame; now: number; changer?: Changer },
): Promise<void> {
  const { state, score1, score2, status, timeLeft } = board;
  await Promise.all([
    tx
      .updateTable('events')
      .where('id', '=', game.id)
      .set({ state, score1, score2, status, time_left: timeLeft, possession: null, status_note: '', updated_at: now })
      .execute(),
    keepSteps(tx, invalidate, game, { seen: [{ ...board, statusNote: '', at: now }], now }),
  ]);
  await noticeGame(tx, game, { ...game, state, score1, score2, status, timeLeft }, { now, reason: changer?.reason ?? '' });
  // What the feed was about to correct is settled by this.
  await tx.deleteFrom('feed_corrections').where('event_id', '=', game.id).execute();
  invalidate(tag.games(game.weekStart));
  await followGame(tx, invalidate, game, { now, ...(changer ? { changer } : {}) });
}
