import type { AdminGameRow } from '@poolhouse/contract';
import { formatRecord } from '@poolhouse/shared-ui';

export type GameState = AdminGameRow['state'];

/** The states of a game, and what they are called. */
export const STATES: readonly { value: GameState; label: string }[] = [
  { value: 'scheduled', label: 'to come' },
  { value: 'in_progress', label: 'on' },
  { value: 'final', label: 'final' },
  { value: 'postponed', label: 'postponed' },
  { value: 'cancelled', label: 'cancelled' },
];

/** What is typed about a game. */
export interface GameDraft {
  readonly state: GameState;
  readonly score1: string;
  readonly score2: string;
  readonly status: string;
  readonly time_left: string;
}

/** The same with why. */
export interface SetGame extends GameDraft {
  readonly reason: string;
}

export const draftOf = (game: AdminGameRow): SetGame => ({
  state: game.state,
  score1: game.score1 === null ? '' : String(game.score1),
  score2: game.score2 === null ? '' : String(game.score2),
  status: '',
  time_left: '',
  reason: '',
});

/** What is sent beside the result: words, as far as any were typed. */
export const setGameBody = ({ status, time_left, reason }: SetGame) => ({
  ...(status.trim() !== '' && { status: status.trim() }),
  ...(time_left.trim() !== '' && { time_left: time_left.trim() }),
  ...(reason.trim() !== '' && { reason: reason.trim() }),
});

/** Whether a state has a score: of a game that is to come, put off or called off there is none. */
export const hasScore = (state: GameState): boolean => state === 'in_progress' || state === 'final';

const scoreOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null);

/** The result as the server takes it; null while a score that is needed is not typed. */
export function resultOf({ state, score1, score2 }: GameDraft): { state: GameState; score1: number | null; score2: number | null } | null {
  if (!hasScore(state)) return { state, score1: null, score2: null };
  const [one, two] = [scoreOf(score1), scoreOf(score2)];
  return one === null || two === null ? null : { state, score1: one, score2: two };
}

/** Whether a final result would be another one, or none: then it is looked at before it is applied. */
export const correctsFinal = (game: AdminGameRow): boolean => game.state === 'final';

/** '24–17 F', '7–3 Q2', 'postponed', ''. */
export function scoreWords(game: AdminGameRow): string {
  if (game.state === 'postponed' || game.state === 'cancelled') return game.state;
  if (game.score1 === null || game.score2 === null) return '';
  return `${formatRecord(game.score1, game.score2)} ${game.state === 'final' ? 'F' : game.status}`.trim();
}
