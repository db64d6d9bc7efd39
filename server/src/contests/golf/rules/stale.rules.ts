import type { Board } from './board.rules';
import { HOLES, thruOf } from './card.rules';

/** Without a changed answer for so long while golfers are on the course, scores are old. */
export const STALE_MS = 10 * 60_000;
/** A golfer's first hole takes so long. */
export const AFTER_TEE_MS = 15 * 60_000;

/** Whether somebody is on the course whose score may change: past the tee time, with holes left. */
export function isSomebodyOut(board: Pick<Board, 'golfers' | 'currentRound'>, now: number): boolean {
  return board.golfers.some(({ cards, status }) => {
    const own = cards[board.currentRound - 1];
    if (status !== 'IN' || own === undefined || thruOf(own) >= HOLES) return false;
    return own.teeAt === null ? thruOf(own) > 0 : own.teeAt + AFTER_TEE_MS <= now;
  });
}

/**
 * The last changed answer's instant where scores are old, epoch ms; null where they are fresh. Old: the feed does not answer, or its answers
 * do not change. Suspended play is never old, nor what no feed brought.
 */
export function staleFrom(board: Board, now: number): number | null {
  const { scoresFromAt: from, silent } = board.tournament;
  if (from === null || board.status !== 'IN_PROGRESS' || (!silent && now - from < STALE_MS)) return null;
  return isSomebodyOut(board, now) ? from : null;
}
