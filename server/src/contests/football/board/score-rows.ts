import { Result, type FootballScoreRow } from '@poolhouse/contract';
import { must } from '../../../ground/must';
import type { Game } from '../../../sport/games/game';
import { hasKickedOff } from '../../../sport/games/game.rules';
import { compareNames } from '../../standings/names.rules';
import type { GradedEntryPick } from '../money/week-grades';
import type { Board } from './board';
import { scoreRow } from './game-rows';

/** Picks by game. */
export function pickedGames(picks: Board['picks']): Map<number, GradedEntryPick[]> {
  const games = new Map<number, GradedEntryPick[]>();
  for (const own of picks.values())
    for (const pick of own) {
      const game = games.get(pick.eventId);
      if (game) game.push(pick);
      else games.set(pick.eventId, [pick]);
    }
  return games;
}

/** A game with the entries on either side. Before a kick-off not even how many picked the game may be known. */
export function scoreRowOf(
  game: Game,
  picks: readonly GradedEntryPick[],
  names: ReadonlyMap<number, string>,
  now: number,
): FootballScoreRow {
  const [winning, losing]: [string[], string[]] = [[], []];
  if (hasKickedOff(game, now))
    for (const { entryId, grade } of picks) {
      const name = must(names.get(entryId), `the name of entry ${entryId}`);
      if (grade.result === Result.win || grade.result === Result.winning) winning.push(name);
      if (grade.result === Result.loss || grade.result === Result.losing) losing.push(name);
    }
  const list = (of: string[]) => of.sort(compareNames).join(', ');
  return scoreRow(game, { picks_winning: list(winning), picks_losing: list(losing) }, now);
}
