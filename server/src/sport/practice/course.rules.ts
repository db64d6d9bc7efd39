import { seededRandom } from './random.rules';
import { scoringPlays, type FinalScore } from './scoring.rules';
import { GAME_STEPS, periodsOf, STEP_MS } from './timeline.rules';
import { visibleGame, type PlayedGame, type VisibleGame } from './visible-game.rules';

/**
 * What a made-up football game showed in a time over which the clock has jumped, where its score or its period became another one.
 *
 * @param after epoch ms, itself not included; @param until epoch ms
 */
export function courseOf(game: PlayedGame, final: FinalScore, after: number, until: number): (VisibleGame & { at: number })[] {
  const random = seededRandom(game.id);
  const periods = periodsOf(final.overtime, random);
  const plays = scoringPlays(final, periods, random);
  const steps = new Set([...periods.map(({ from }) => from), ...plays.map(({ step }) => step), GAME_STEPS]);
  return [...steps]
    .sort((a, b) => a - b)
    .map((step) => game.kickoffAt + step * STEP_MS)
    .filter((at) => at > after && at <= until)
    .map((at) => ({ ...visibleGame(game, final, at), at }));
}
