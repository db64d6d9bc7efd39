import type { Database, Invalidate, Tx } from '../../ground/db/database';
import type { Mode } from '../../ground/settings/mode';
import type { Game } from '../games/game';
import { weekStartOf } from '../games/week.rules';
import { halfTimeScore } from '../practice/basketball.rules';
import { courseOf } from '../practice/course.rules';
import { finalGame, GAME_MS, visibleGame, type VisibleGame } from '../practice/visible-game.rules';
import type { SeenGame } from '../steps/step.rules';
import { advance, tournamentsDue } from '../tournament/advance';
import { keepHalf } from '../tournament/tournament.store';
import { gamesToShow, showGame, type GameWithResult } from './results.store';

/**
 * Lets the board catch up with the results that are known: in production each as soon as its game has kicked off, in practice mode as
 * far as the clock allows, back as well as forth. Writes what differs in one transaction, and opens none when nothing does.
 *
 * @param now site time, epoch ms
 * @returns how many games changed
 */
export async function applyResults(db: Database, now: number, mode: Mode): Promise<number> {
  const waiting = await db.read(
    async (tx) => changes(await gamesToShow(tx, now), now, mode).length > 0 || (await tournamentsDue(tx, now)).length > 0,
  );
  return waiting ? db.write((tx, invalidate) => applyResultsIn(tx, invalidate, now, mode)) : 0;
}

/**
 * The same inside a transaction that changes other things too. Results of a tournament bring its next games onto the board, whose results
 * may be due as well: it goes on until nothing more comes, so that a clock that jumps over a tournament finds it played.
 */
export async function applyResultsIn(tx: Tx, invalidate: Invalidate, now: number, mode: Mode): Promise<number> {
  let count = 0;
  for (;;) {
    const changed = changes(await gamesToShow(tx, now), now, mode);
    for (const { game, final, visible } of changed) {
      await showGame(tx, invalidate, game, { visible, now, passed: mode === 'practice' ? passedOver(game, final, now) : [] });
      if (game.sport === 'NCAAB' && mode === 'practice') await keepHalf(tx, invalidate, game, halfTimeScore(game, final, now));
    }
    count += changed.length;
    const seasons = new Set(changed.flatMap(({ game }) => (game.sport === 'NCAAB' ? [game.season] : [])));
    for (const season of await tournamentsDue(tx, now)) seasons.add(season);
    let advanced = false;
    for (const season of seasons) advanced = (await advance(tx, invalidate, season, now)) || advanced;
    if (!advanced) return count;
  }
}

/** How a game of the week that is on went since it was shown the last time: a clock may jump over quarters. Null where it went back. Of a week that is over its end alone. */
function passedOver(game: Game, final: GameWithResult['final'], now: number): SeenGame[] | null {
  if (game.updatedAt > now && game.state !== 'scheduled') return null;
  const goesOn = game.state === 'scheduled' || game.state === 'in_progress';
  if (game.sport === 'NCAAB' || !goesOn) return [];
  const over = game.kickoffAt + GAME_MS;
  if (game.weekStart !== weekStartOf(now)) return now < over ? [] : [{ ...finalGame(final), at: over }];
  return courseOf(game, final, game.state === 'scheduled' ? game.kickoffAt - 1 : game.updatedAt, now);
}

function changes(games: readonly GameWithResult[], now: number, mode: Mode): Array<GameWithResult & { visible: VisibleGame }> {
  return games.flatMap(({ game, final }) => {
    const visible = mode === 'practice' ? visibleGame(game, final, now) : now >= game.kickoffAt ? finalGame(final) : undefined;
    return visible && differs(game, visible) ? [{ game, final, visible }] : [];
  });
}

function differs(game: Game, visible: VisibleGame): boolean {
  return (Object.keys(visible) as Array<keyof VisibleGame>).some((field) => game[field] !== visible[field]);
}
