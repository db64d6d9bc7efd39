import type { Database } from '../../ground/db/database';
import { nextChange } from '../practice/visible-game.rules';
import { nextTournamentMoment } from '../tournament/advance';
import { applyResults } from './apply-results';
import { nextKickoffWithResult, runningKickoffs } from './results.store';

/**
 * Puts on the board all that the practice clock lets be seen, and takes away what a clock that went back hides again.
 *
 * @param now site time, epoch ms
 * @returns how many games changed
 */
export function applyVisibleResults(db: Database, now: number): Promise<number> {
  return applyResults(db, now, 'practice');
}

/** When the board next changes by itself, epoch ms; Infinity when no result waits. */
export async function nextVisibleChange(db: Database, now: number): Promise<number> {
  return db.read(async (tx) => {
    const running = await runningKickoffs(tx, now);
    const next = await nextKickoffWithResult(tx, now);
    return Math.min(next ?? Infinity, await nextTournamentMoment(tx, now), ...running.map((kickoffAt) => nextChange(kickoffAt, now)));
  });
}
