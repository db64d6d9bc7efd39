import { CLOCKLESS } from '@poolhouse/contract';
import type { Game } from '../../sport/games/game';

/** What is shown of a game. */
type Shown = Pick<Game, 'kickoffAt' | 'team1' | 'team2' | 'score1' | 'score2' | 'status' | 'timeLeft'>;

/** What the home page tells of a game that is on, whatever the contest. */
export function liveGame({ kickoffAt, team1, team2, score1, score2, status, timeLeft }: Shown) {
  return {
    at: new Date(kickoffAt).toISOString(),
    team1,
    team2,
    score1,
    score2,
    clock: CLOCKLESS.test(status) ? status : `${status} ${timeLeft}`.trim(),
  };
}
