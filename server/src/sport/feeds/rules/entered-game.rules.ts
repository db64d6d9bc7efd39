import type { GameStatus } from '@poolhouse/contract';

export interface Entered {
  state: GameStatus;
  score1?: number | null | undefined;
  score2?: number | null | undefined;
  status?: string | undefined;
  timeLeft?: string | undefined;
}

export interface EnteredBoard {
  state: GameStatus;
  score1: number | null;
  score2: number | null;
  status: string;
  timeLeft: string;
}

const STATUS: Record<GameStatus, string> = {
  scheduled: '',
  in_progress: '',
  final: 'Final',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
};

/** What the board shows of a game entered by hand, or why that cannot be. */
export function enteredBoard(
  { state, score1 = null, score2 = null, status, timeLeft = '' }: Entered,
  started: boolean,
): EnteredBoard | { field: string; reason: string } {
  const playing = state === 'in_progress' || state === 'final';
  if (playing && !started) return { field: 'state', reason: 'This game has not kicked off yet; it can have no score.' };
  if (state === 'scheduled' && started)
    return { field: 'state', reason: 'This game should have kicked off; it cannot be put back on the board.' };
  if (playing && (score1 === null || score2 === null))
    return { field: score1 === null ? 'score1' : 'score2', reason: 'A game that is on or over needs both scores.' };
  if (!playing && (score1 !== null || score2 !== null))
    return { field: score1 !== null ? 'score1' : 'score2', reason: 'Only a game that is on or over has a score.' };
  return {
    state,
    score1,
    score2,
    status: status || STATUS[state],
    timeLeft: state === 'final' ? '0:00' : state === 'in_progress' ? timeLeft : '',
  };
}
