import { Result } from '../../constants';
import type { FootballPickRow, FootballScoreRow } from '../../contests/football';

/** Whether a game has not begun. */
export const isToCome = ({ state, started }: Pick<FootballScoreRow, 'state' | 'started'>): boolean =>
  state === 'scheduled' && started === 0;

export const isDecided = ({ Result: result }: Pick<FootballPickRow, 'Result'>): boolean => result === Result.win || result === Result.loss;

/**
 * Tells whether a pick can no longer be another one: its game has kicked off, or has left the week. A game that was called off says nothing
 * of that itself; it has where one that was to begin no earlier has begun, or where none is to come that could be picked instead.
 */
export function madeIn({ scores }: { scores: { data: readonly FootballScoreRow[] } }): (pick: FootballPickRow) => boolean {
  const games = new Map(scores.data.map((game) => [game.ID, game]));
  const toCome = scores.data.some(isToCome);
  const latest = scores.data.reduce((last, { started, day }) => (started === 1 && day > last ? day : last), '');
  return (pick) => {
    const game = games.get(pick.event_id ?? 0);
    return isDecided(pick) || !game || game.started === 1 || (game.state !== 'scheduled' && (!toCome || game.day <= latest));
  };
}
