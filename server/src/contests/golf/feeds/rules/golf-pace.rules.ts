import type { Board } from '../../rules/board.rules';
import { HOLES, posted } from '../../rules/card.rules';

const LIVE_SECONDS = 30;
const IDLE_SECONDS = 600;
const HOUR_MS = 3_600_000;
/** In the last hours before the lock a field is looked at more often. */
const NEAR_MS = 3 * HOUR_MS;
const NEAR_SECONDS = 300;
const HOURLY_SECONDS = 3600;

export const isPlaying = ({ status }: Pick<Board, 'status'>): boolean => status === 'IN_PROGRESS' || status === 'SUSPENDED';

/** When a leaderboard is worth looking at again, s: often while play is on, and at the next tee. */
export function leaderboardPace(board: Board | undefined, now: number): number {
  if (!board) return IDLE_SECONDS;
  if (board.status === 'IN_PROGRESS') return LIVE_SECONDS;
  const tees = board.golfers.flatMap(({ cards }) => cards.flatMap((card) => card?.teeAt ?? [])).filter((at) => at > now);
  const next = Math.min(...tees, ...(board.tournament.firstTeeAt > now ? [board.tournament.firstTeeAt] : []));
  return Math.min(IDLE_SECONDS, Math.max(1, Math.ceil((next - now) / 1000)));
}

/** Rounds whose hole scores are behind the leaderboard, or may move at any time. */
export function roundsToAsk(board: Board): number[] {
  const rounds = new Set(isPlaying(board) ? [board.currentRound] : []);
  for (const { cards } of board.golfers)
    for (const card of cards)
      if (card && posted(card.holes) < Math.min(HOLES, Math.max(card.reportedThru, card.reportedToPar === null ? 0 : 1)))
        rounds.add(card.round);
  return [...rounds].sort((a, b) => a - b);
}

/** When a field is worth looking at again, s. */
export function fieldPace(firstTeeAt: number | undefined, now: number): number {
  return firstTeeAt !== undefined && firstTeeAt > now && firstTeeAt - now <= NEAR_MS ? NEAR_SECONDS : HOURLY_SECONDS;
}
