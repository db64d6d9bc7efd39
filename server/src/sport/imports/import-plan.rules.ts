import type { Game } from '../games/game';
import type { ImportedGame } from './game-row.rules';

/** What an import does to one game that the site already has. */
export interface GameChange {
  /** The file gives another day or time. */
  moves: boolean;
  /** The file's teams or round differ. */
  renames: boolean;
  /** The new home line; undefined to leave the line alone. */
  line: number | undefined;
  result: ImportedGame['result'];
  /** A game that was off or over, and has a day to come now, is open again. */
  reopens: boolean;
}

/**
 * Compares a game of the site with the file's. A line or a result that the file does not have is left alone.
 *
 * @param known the result that the site keeps already
 * @param now site time, epoch ms: from kick-off on a line stays once there is one
 * @returns undefined when the file brings nothing new
 */
export function changeOf(game: Game, known: ImportedGame['result'], imported: ImportedGame, now: number): GameChange | undefined {
  const moves = game.kickoffAt !== imported.kickoffAt;
  const renames =
    game.abbrev1 !== imported.abbrev1 ||
    game.abbrev2 !== imported.abbrev2 ||
    game.gameType !== imported.gameType ||
    game.season !== imported.season;
  const line = newLine(game, imported, now);
  const result = imported.result && !sameResult(known, imported.result) ? imported.result : null;
  const reopens = moves && imported.kickoffAt > now && game.state !== 'scheduled' && game.state !== 'cancelled';
  return moves || renames || line !== undefined || result ? { moves, renames, line, result, reopens } : undefined;
}

function newLine(game: Game, imported: ImportedGame, now: number): number | undefined {
  if (imported.spread2 === null || imported.spread2 === game.spread2) return undefined;
  // Only the file's own kick-off counts: a game that gets a day to come has not been played.
  return game.spread2 !== null && now >= imported.kickoffAt ? undefined : imported.spread2;
}

function sameResult(known: ImportedGame['result'], result: NonNullable<ImportedGame['result']>): boolean {
  return known !== null && known.score1 === result.score1 && known.score2 === result.score2 && known.overtime === result.overtime;
}
