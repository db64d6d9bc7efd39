import { Result, type FootballScoreRow } from '@poolhouse/contract';
import { hasKickedOff } from '../../../sport/games/game.rules';
import type { Board } from './board';
import { scoreRow } from './game-rows';
import { compareNames } from '../../names.rules';

/** The week's games with the entries on either side. Before a kick-off not even how many picked the game may be known. */
export function scoreRows(board: Board, now: number): FootballScoreRow[] {
  const names = new Map(board.entries.map((entry) => [entry.id, entry.name]));
  const sides = new Map<number, { winning: string[]; losing: string[] }>();
  for (const { eventId, entryId, grade } of [...board.picks.values()].flat()) {
    const game = board.gameById.get(eventId);
    if (!game || !hasKickedOff(game, now)) continue;
    const side = sides.get(eventId) ?? { winning: [], losing: [] };
    sides.set(eventId, side);
    if (grade.result === Result.win || grade.result === Result.winning) side.winning.push(names.get(entryId)!);
    if (grade.result === Result.loss || grade.result === Result.losing) side.losing.push(names.get(entryId)!);
  }
  for (const side of sides.values()) {
    side.winning.sort(compareNames);
    side.losing.sort(compareNames);
  }
  return board.games.map((game) => scoreRow(game, sides.get(game.id) ?? { winning: [], losing: [] }, now));
}
