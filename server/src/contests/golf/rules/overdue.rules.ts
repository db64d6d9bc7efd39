import type { TournamentFacts } from '../golf';
import type { Board } from './board.rules';
import { isPlayedOut } from './grade.rules';

/** A feed tells the end within minutes of the last putt, a play-off included. */
const AFTER_LAST_HOLE_MS = 3 * 3_600_000;
/** The last round may run into the next day; a tournament whose holes are not in by the day after that has lost its scores. */
const AFTER_LAST_DAY_MS = 36 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** A tournament of which somebody should have said how it ended. */
export interface Overdue {
  readonly why: 'not final' | 'not whole';
  /** Since when it should have been said, epoch ms. */
  readonly since: number;
}

/** Whether a tournament waits for its last word, or for scores that never came; undefined where nothing is late. */
export function overdueOf(board: Board, { cards }: Pick<TournamentFacts, 'cards'>, now: number): Overdue | undefined {
  const { tournament, status } = board;
  if (status === 'OFFICIAL' || status === 'CANCELLED') return undefined;
  if (tournament.reported === 'FINAL' && tournament.reportedAt <= now) return undefined;
  if (isPlayedOut(board)) {
    const last = Math.max(...cards.flatMap(({ at }) => at.map((one) => (one !== null && one <= now ? one : 0))));
    return last + AFTER_LAST_HOLE_MS <= now ? { why: 'not final', since: last } : undefined;
  }
  const end = tournament.firstTeeAt + (tournament.rounds - 1) * DAY_MS + AFTER_LAST_DAY_MS;
  return end <= now ? { why: 'not whole', since: end } : undefined;
}
