import { FOOTBALL_WEEKS } from '@poolhouse/contract';
import type { WinsLosses } from '@poolhouse/contract/football-rules';
import type { Tx } from '../../../ground/db/database';
import { isOffBoard } from '../../../sport/games/game.rules';
import { lateScores } from '../../../sport/late/late-score.store';
import { windowOf } from '../../weeks/calendar';
import type { Board } from '../board/board';
import { stateAfter } from '../football-season';
import { planPot } from '../money/pot.rules';
import type { RecapWeek } from './recap.rules';

/** Whether a week has a recap: no result is missing, and nothing of it can be sealed any more. */
export const hasRecap = ({ over, games }: Pick<Board, 'over' | 'games'>, now: number): boolean =>
  over && games.some((game) => !isOffBoard(game)) && games.every((game) => isOffBoard(game) || game.kickoffAt <= now);

/** The facts of a week's recap. Its season stands as it did after it, whatever came later. */
export async function recapWeek(tx: Tx, board: Board, now: number): Promise<RecapWeek> {
  const { week, contest, games, saved, season } = board;
  const closesAt = windowOf(board.calendar, week)?.closesAt ?? Infinity;
  const final = games.filter(({ state }) => state === 'final').map(({ id }) => id);
  return {
    week,
    games,
    saved,
    late: await lateScores(tx, final),
    entries: board.entries.filter(({ createdAt }) => createdAt < closesAt),
    records: recordsOf(board),
    paid: season.run.weeks[week - 1],
    next: nextPot(board),
    before: week === contest.firstWeek ? null : stateAfter(board, week - 1),
    after: stateAfter(board, week),
    now,
  };
}

function recordsOf(board: Board): ReadonlyMap<number, WinsLosses>[] {
  const { firstWeek } = board.contest;
  const earlier = Array.from({ length: board.week - firstWeek }, (_, n): ReadonlyMap<number, WinsLosses> => {
    const rows = board.kept[n]?.rows;
    if (rows) return new Map(rows.map(({ entry, won, lost }) => [entry, { wins: won, losses: lost }]));
    return board.open.get(firstWeek + n)?.results ?? new Map();
  });
  return [...earlier, board.results];
}

function nextPot({ week, contest, entries, season }: Board): RecapWeek['next'] {
  const next = season.run.weeks[week];
  if (!next) return null;
  // An extra week brings nothing itself.
  const own = week < FOOTBALL_WEEKS ? planPot({ ...contest, entries: entries.length }).pointsPerWeek : 0;
  return { week: week + 1, points: next.available, pushed: next.available - own };
}
