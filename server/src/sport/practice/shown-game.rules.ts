import type { FinalScore } from './scoring.rules';

/** What everybody may know of a game. Instants are epoch ms. */
export interface VisibleGame {
  state: 'scheduled' | 'in_progress' | 'final';
  score1: number | null;
  score2: number | null;
  status: string;
  timeLeft: string;
  possession: 1 | 2 | null;
  statusNote: string;
}

export const notStarted: VisibleGame = {
  state: 'scheduled',
  score1: null,
  score2: null,
  status: '',
  timeLeft: '',
  possession: null,
  statusNote: '',
};

/** A game that is over, in practice mode and outside. */
export function finalGame({ score1, score2, overtime }: FinalScore): VisibleGame {
  return { state: 'final', score1, score2, status: overtime ? 'F/OT' : 'Final', timeLeft: '0:00', possession: null, statusNote: '' };
}
