import type { RealGame } from '../../../replay/independent/season';

export interface BookPick {
  game: string;
  side: 'away' | 'home';
  /** The picked side's line when the player locked it, else null: the closing line counts. */
  locked: number | null;
}

export type Grade = 'win' | 'loss' | 'none';

/**
 * Grades one pick of a finished game straight from the score. A push is a loss; a game without result or line is no grade.
 *
 * @param closing the home side's line at kick-off
 */
export function gradeOf(pick: BookPick, game: RealGame, closing: number | null): Grade {
  if (game.awayScore === null || game.homeScore === null) return 'none';
  const current = closing === null ? null : pick.side === 'home' ? closing : 0 - closing;
  const line = pick.locked ?? current;
  if (line === null || closing === null) return 'none';
  const [own, other] = pick.side === 'home' ? [game.homeScore, game.awayScore] : [game.awayScore, game.homeScore];
  return own + line > other ? 'win' : 'loss';
}

export interface Record {
  wins: number;
  losses: number;
}

/**
 * An entry's record of one week, every slot counted.
 *
 * @param picks the picks that were saved, at most five
 * @param owed how many the entry had to make
 * @param finished tells whether a game has been over by the time of the question
 */
export function recordOf(
  picks: readonly BookPick[],
  owed: number,
  games: readonly RealGame[],
  closing: (key: string) => number | null,
  finished: (game: RealGame) => boolean,
): Record {
  const record = { wins: 0, losses: 0 };
  for (const pick of picks) {
    const game = games.find((one) => one.key === pick.game)!;
    if (!finished(game)) continue;
    const grade = gradeOf(pick, game, closing(pick.game));
    if (grade === 'win') record.wins += 1;
    if (grade === 'loss') record.losses += 1;
  }
  if (games.every(finished)) record.losses += Math.max(0, owed - picks.length);
  return record;
}
