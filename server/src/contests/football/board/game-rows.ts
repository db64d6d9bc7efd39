import type { FootballEventRow, FootballScoreRow } from '@poolhouse/contract';
import type { Game } from '../../../sport/games/game';
import { coverMargin } from '../../../sport/games/game.rules';
import { gameFields, instant, scoreFields } from '../../game-rows/game-rows';

/** Entry names on either side of a game, as everybody may see them, with commas. */
export type GamePicks = Pick<FootballScoreRow, 'picks_winning' | 'picks_losing'>;

export function scoreRow(game: Game, picks: GamePicks, now: number): FootballScoreRow {
  const row = scoreFields(game, now);
  return {
    ...row,
    picks_winning: picks.picks_winning,
    picks_losing: picks.picks_losing,
    covering: row.started === 1 ? coveringSide(game) : 0,
    notifications: '',
  };
}

export function eventRow(game: Game, now: number): FootballEventRow {
  const scored = game.score1 !== null && game.score2 !== null;
  return {
    ...gameFields(game, now),
    Pick1: game.team1,
    Pick2: game.team2,
    Day: instant(game.kickoffAt),
    score: scored ? `${game.score1}-${game.score2}` : '',
  };
}

/** Which side covers at the game's own line: 1, 2, or 0 when level. */
function coveringSide(game: Game): number {
  const margin = game.spread2 === null ? null : coverMargin(game, 2, game.spread2);
  if (margin === null || margin === 0) return 0;
  return margin > 0 ? 2 : 1;
}
