import { formatRecord } from '@poolhouse/contract/formats';
import type { Game } from '../games/game';

export type ResultBefore = Pick<Game, 'state' | 'score1' | 'score2' | 'status' | 'statusNote'>;

/** What a result was and became in words; undefined where none was published before, or it is the same. A walk-over always is. */
export function resultChange(before: ResultBefore, after: ResultBefore): { was: string; became: string } | undefined {
  if (!isResult(before) && !isWalkover(after)) return undefined;
  const [was, became] = [wordsOf(before), wordsOf(after)];
  return was === became ? undefined : { was, became };
}

const WALKOVER = 'Walk-over';

/** What stands beside a game that somebody goes on from without playing. */
export const walkoverNote = (winner: string): string => `${WALKOVER}: ${winner} go on`;

export const isWalkover = ({ state, statusNote }: Pick<Game, 'state' | 'statusNote'>): boolean =>
  state === 'cancelled' && statusNote.startsWith(WALKOVER);
const isResult = (game: ResultBefore): boolean => game.state === 'final' || isWalkover(game);

function wordsOf(game: ResultBefore): string {
  const { state, score1, score2, status, statusNote } = game;
  if (isWalkover(game)) return statusNote;
  if (score1 === null || score2 === null) return state === 'scheduled' ? 'not played' : status || state;
  return `${formatRecord(score1, score2)}${state === 'final' ? '' : ', not over'}`;
}
