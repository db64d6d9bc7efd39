import type { MissedPick } from '@poolhouse/contract';
import { must } from '../../ground/must';
import type { Game } from '../../sport/games/game';
import { hasKickedOff, isOffBoard, lineOfSide, type Side } from '../../sport/games/game.rules';

/** From an instant on, epoch ms, missed picks are dealt with so. */
export interface MissedPickRule {
  since: number;
  policy: MissedPick;
}

/** Names a team within a season. */
export type TeamKey = `${Game['sport']}:${string}`;

export function teamKey(game: Pick<Game, 'sport' | 'abbrev1' | 'abbrev2'>, side: Side): TeamKey {
  return `${game.sport}:${side === 1 ? game.abbrev1 : game.abbrev2}`;
}

/** The side that gets points; null on a pick'em and without a line. */
export function dogSide(game: Pick<Game, 'spread2'>): Side | null {
  if (game.spread2 === null || game.spread2 === 0) return null;
  return game.spread2 > 0 ? 2 : 1;
}

type WeekGame = Pick<Game, 'kickoffAt' | 'spread2' | 'state'>;
type ClosedGame = WeekGame & Pick<Game, 'id' | 'sport' | 'abbrev1' | 'abbrev2'>;

/** When a week's last game with a line kicks off, from when on a pick that is not in is missed; undefined while no game has one. */
export function lastLock(games: readonly WeekGame[]): number | undefined {
  const kickoffs = games.filter((game) => game.spread2 !== null && !isOffBoard(game)).map((game) => game.kickoffAt);
  return kickoffs.length === 0 ? undefined : Math.max(...kickoffs);
}

/** Whether picks missed in a week are given by now. The policy that was in force when the week locked stays so for that week. */
export function givesMissed(rules: readonly MissedPickRule[], games: readonly WeekGame[], now: number): boolean {
  const lock = lastLock(games);
  if (lock === undefined || !hasKickedOff({ kickoffAt: lock }, now)) return false;
  const latest = rules.filter(({ since }) => since <= lock).sort((a, b) => b.since - a.since)[0];
  return latest?.policy === 'biggest';
}

/** A dog of a week, at its closing line. */
export interface LeftDog<G> {
  game: G;
  side: Side;
  spread: number;
}

/**
 * The underdogs by the closing lines that an entry has left, the biggest first; of equal ones the earlier kick-off, then the name. Games
 * that had begun before the entry was made are no choice that it missed.
 */
export function dogsLeft<G extends ClosedGame>(games: readonly G[], used: ReadonlyMap<TeamKey, number>, createdAt: number): LeftDog<G>[] {
  const dogs = games.flatMap((game) => {
    const side = dogSide(game);
    if (side === null || isOffBoard(game) || game.kickoffAt <= createdAt || used.has(teamKey(game, side))) return [];
    return [{ game, side, spread: must(lineOfSide(game, side), 'the line of an underdog') }];
  });
  return dogs.sort((a, b) => b.spread - a.spread || before(a, b));
}

/** The biggest of them. */
export const biggestLeft = <G extends ClosedGame>(
  games: readonly G[],
  used: ReadonlyMap<TeamKey, number>,
  createdAt: number,
): LeftDog<G> | undefined => dogsLeft(games, used, createdAt)[0];

/** The smallest of them; of equal ones the same as of the biggest. */
export const smallestLeft = <G extends ClosedGame>(
  games: readonly G[],
  used: ReadonlyMap<TeamKey, number>,
  createdAt: number,
): LeftDog<G> | undefined => dogsLeft(games, used, createdAt).sort((a, b) => a.spread - b.spread || before(a, b))[0];

const before = (a: LeftDog<ClosedGame>, b: LeftDog<ClosedGame>): number =>
  a.game.kickoffAt - b.game.kickoffAt || compare(teamKey(a.game, a.side), teamKey(b.game, b.side)) || a.game.id - b.game.id;

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
