import type { Tx } from '../../ground/db/database';
import { Refusal } from '../../ground/refusal';
import type { Viewer } from '../../ground/viewer';
import { logActivity } from '../../people/activity/activity.store';
import type { Context } from '../../web/context';
import { route } from '../../web/http/route';
import type { Game } from '../games/game';
import { hasKickedOff } from '../games/game.rules';
import { gameById } from '../games/games.store';
import { enterGame, manualMarks, markManual, type EnteredGame } from './manual.store';
import { enteredBoard } from './rules/entered-game.rules';

/** Refuses a result that may not be entered: one that changes a final result unseen, or that was previewed when things stood otherwise. */
export type CorrectionGuard = (tx: Tx, game: Game, board: EnteredGame, seen: Seen) => Promise<void>;

interface Seen {
  /** Of the preview, where there was one. */
  readonly digest: string | undefined;
  /** '' for none. */
  readonly reason: string;
}

/** Tells of a result that is entered, where it changes one that was final, to those whom it concerns. */
export type CorrectionNote = (
  tx: Tx,
  game: Game,
  board: Pick<Game, 'state' | 'score1' | 'score2'>,
  by: { at: number; by: Viewer; ip: string; reason: string },
) => Promise<void>;

/** Scores by hand: what an administrator enters beats the feeds until it is released. */
export function manualRoutes(ctx: Context, guard: CorrectionGuard, noted: CorrectionNote): void {
  route(ctx, 'POST ad/set_game', async ({ body, viewer, request }) => {
    const { id, state, score1, score2, status, time_left: timeLeft, manual, digest, reason = '' } = body;
    if (state === undefined && (score1 != null || score2 != null || status || timeLeft))
      throw new Refusal('bad_input', 'Say which state the game is in.', { state: 'is missing' });
    await ctx.db.write(async (tx, invalidate) => {
      const now = ctx.clock.now();
      const game = await gameById(tx, id);
      const marks = await manualMarks(tx, id);
      if (!game || !marks) throw new Refusal('not_found', 'There is no such game.', { id: 'is not known' });
      const before = { id, state: game.state, score1: game.score1, score2: game.score2, manual: marks.manual ? 1 : 0 };
      if (state !== undefined) {
        const board = enteredBoard({ state, score1, score2, status, timeLeft }, hasKickedOff(game, now));
        if ('field' in board) throw new Refusal('bad_input', board.reason, { [board.field]: board.reason });
        await guard(tx, game, board, { digest, reason });
        await enterGame(tx, invalidate, game, { board, now, changer: { by: viewer.username, reason } });
        await noted(tx, game, board, { at: now, by: viewer, ip: request.ip, reason });
      }
      await markManual(tx, id, manual === 1 ? { manual: true } : { manual: false, manualLine: false });
      await logActivity(tx, { at: now, action: 'game.set', by: viewer, ip: request.ip, before, after: body, place: 'site' });
    });
    return { result: 'success', id };
  });
}
