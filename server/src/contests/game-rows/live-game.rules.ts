import { CLOCKLESS } from '@poolhouse/contract';
import type { Game } from '../../sport/games/game';

/** What the home page tells of a game that is on, whatever the contest. */
export function liveGame({ kickoffAt, team1, team2, score1, score2, status, timeLeft }: Game) {
  return {
    at: new Date(kickoffAt).toISOString(),
    team1,
    team2,
    score1,
    score2,
    clock: CLOCKLESS.test(status) ? status : `${status} ${timeLeft}`.trim(),
  };
}
