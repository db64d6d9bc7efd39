import type { Database, Touch, Tx } from '../../ground/db/database';
import { finalGame, visibleGame, type VisibleGame } from '../practice/visible-game.rules';
import type { Mode } from '../../ground/settings/mode';
import type { Game } from '../games/game';
import { gamesToShow, showGame, type GameWithResult } from './results.store';

/**
 * Lets the board catch up with the results that are known: in production each as soon as its game has kicked off, in practice mode as
 * far as the clock allows, back as well as forth. Writes what differs in one transaction, and opens none when nothing does.
 *
 * @param now site time, epoch ms
 * @returns how many games changed
 */
export async function applyResults(db: Database, now: number, mode: Mode): Promise<number> {
  const waiting = await db.read(async (tx) => changes(await gamesToShow(tx, now), now, mode));
  return waiting.length === 0 ? 0 : db.write((tx, touch) => applyResultsIn(tx, touch, now, mode));
}

/** The same inside a transaction that changes other things too. */
export async function applyResultsIn(tx: Tx, touch: Touch, now: number, mode: Mode): Promise<number> {
  const changed = changes(await gamesToShow(tx, now), now, mode);
  for (const { game, visible } of changed) await showGame(tx, touch, game, { visible, now });
  return changed.length;
}

function changes(games: readonly GameWithResult[], now: number, mode: Mode): Array<{ game: Game; visible: VisibleGame }> {
  return games.flatMap(({ game, final }) => {
    const visible = mode === 'practice' ? visibleGame(game, final, now) : now >= game.kickoffAt ? finalGame(final) : undefined;
    return visible && differs(game, visible) ? [{ game, visible }] : [];
  });
}

function differs(game: Game, visible: VisibleGame): boolean {
  return (Object.keys(visible) as Array<keyof VisibleGame>).some((field) => game[field] !== visible[field]);
}
