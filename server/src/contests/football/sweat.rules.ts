import { Result, type SweatRow } from '@poolhouse/contract';
import { formatNumber } from '@poolhouse/contract/formats';
import type { Game } from '../../sport/games/game';
import { coverMargin, hasKickedOff, isOffBoard, type Side } from '../../sport/games/game.rules';
import { gameChance } from '../game-rows/game-chance.rules';
import { clockOf, liveGame } from '../game-rows/live-game.rules';
import { nearness } from '../game-rows/near.rules';
import { lineNeed, lineTask } from '../game-rows/need.rules';
import { pickWords } from '../game-rows/team-words.rules';
import { gradePick, type Grade, type GradedPick } from './money/grade.rules';

/** A pick without a line, or a game without a score, stands last. */
const UNKNOWN = 1000;

/** A pick against its line, while its game is on. */
export function pickInPlay(game: Game, side: Side, { push, line }: Grade) {
  const margin = line === null ? null : coverMargin(game, side, line);
  return {
    pick: pickWords(game, side, line),
    ...liveGame(game, side),
    need: margin === null ? '' : lineNeed(game, side, margin),
    near: nearness(game, margin ?? UNKNOWN),
    chance: gameChance(game, side, line),
    push: push ? (1 as const) : (0 as const),
  };
}

/** A pick as its owner's board has it: what it will take, what it needs, or how it went. The same for all who have it at the same line. */
export function sweatRow(game: Game, pick: GradedPick, now: number): SweatRow {
  const grade = gradePick(pick, game, now);
  const { side } = pick;
  const { chance, ...inPlay } = pickInPlay(game, side, grade);
  const played = { ID: `${game.id}-${side}`, event_id: game.id, side, ...inPlay, result: grade.result };
  if (isOffBoard(game)) return { ...played, state: 'over', need: 'No result', score: '', near: 0 };
  if (!hasKickedOff(game, now)) {
    const need = grade.line === null ? '' : lineTask(grade.line);
    return { ...played, state: 'to_come', need, score: '', clock: '', near: 0, chance };
  }
  if (game.state !== 'final') return { ...played, chance, state: 'live', score: game.score1 === null ? '' : played.score };
  return { ...played, state: 'over', need: outcome(game, side, grade), clock: clockOf(game), near: 0 };
}

/** 'Won by 7.5', against the line. */
function outcome(game: Game, side: Side, { result, push, line }: Grade): string {
  const margin = line === null ? null : coverMargin(game, side, line);
  if (margin === null) return 'No result';
  if (push) return 'Push, counts as a loss';
  return `${result === Result.win ? 'Won' : 'Lost'} by ${formatNumber(Math.abs(margin))}`;
}
