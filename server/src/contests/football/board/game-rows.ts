import { Result, type FootballEventRow, type FootballScoreRow } from '@poolhouse/contract';
import { formatList } from '@poolhouse/contract/formats';
import type { Game } from '../../../sport/games/game';
import { coverMargin } from '../../../sport/games/game.rules';
import { gameFields, instant, scoreFields } from '../../game-rows/game-rows';
import { compareNames } from '../../standings/names.rules';
import type { PickOf } from './pick-rows';

/** A game with the entries on either side. @param picked none before the kick-off: not even how many picked the game may be known */
export function scoreRow(game: Game, picked: readonly Pick<PickOf, 'entry' | 'grade'>[], now: number): FootballScoreRow {
  const row = scoreFields(game, now);
  const names = (...results: readonly number[]) =>
    formatList(
      picked
        .filter(({ grade }) => grade.result !== null && results.includes(grade.result))
        .map(({ entry }) => entry.name)
        .sort(compareNames),
    );
  return {
    ...row,
    picks_winning: names(Result.win, Result.winning),
    picks_losing: names(Result.loss, Result.losing),
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
