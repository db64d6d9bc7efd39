import type { GolfStandingRow } from '@poolhouse/contract';
import type { Entry } from '../../contest';
import type { LiveRow } from '../../game-rows/live-game.rules';
import { bestBallLive, pick1Live } from '../home-live.rules';
import type { Board } from '../rules/board.rules';
import { HOLES, thruOf } from '../rules/card.rules';
import { leaderboard, type LeaderRow } from '../rules/leaderboard.rules';
import type { Play } from './play';

export const isOn = ({ board }: { board: Pick<Board, 'begun' | 'status'> }): boolean => board.begun && board.status !== 'OFFICIAL';

/** Golfers of an entry who are on the course now. */
export function onCourse({ effective, board }: Pick<Play, 'effective' | 'board'>, entryId: number): number {
  return (effective.get(entryId) ?? []).filter(({ golferId }) => {
    const golfer = golferId === null ? undefined : board.byId.get(golferId);
    const card = golfer?.cards[board.currentRound - 1];
    return golfer?.status === 'IN' && card !== undefined && card.teedOff && thruOf(card) < HOLES;
  }).length;
}

/** The entry's best ball while golfers of it are on the course. @param standings of the tournament */
export function entryInPlay(
  play: Play,
  entryId: number,
  { standings, href }: { standings: readonly GolfStandingRow[]; href: string },
): LiveRow[] {
  if (!isOn(play) || onCourse(play, entryId) === 0) return [];
  return bestBallLive({ entryId, board: play.board, href }, standings);
}

/** How the golfers of Pick1 entries stand. */
export interface Pick1Stand {
  readonly board: Board;
  /** By entry; an entry without a golfer is not among them. */
  readonly leaders: ReadonlyMap<number, LeaderRow>;
  /** The best score of the field, to par. */
  readonly lead: number;
}

/** @param entries those that play @param picks by entry */
export function pick1Stand(board: Board, entries: readonly Entry[], picks: ReadonlyMap<number, { golferId: number }>): Pick1Stand {
  const rows = new Map(leaderboard(board).map((row) => [row.golferId, row]));
  const scores = [...rows.values()].filter(({ place, score }) => place !== null && score !== '');
  return {
    board,
    lead: Math.min(0, ...scores.map(({ score }) => (score === 'E' ? 0 : Number(score)))),
    leaders: new Map(
      entries.flatMap(({ id }) => {
        const row = rows.get(picks.get(id)?.golferId ?? 0);
        return row ? [[id, row] as const] : [];
      }),
    ),
  };
}

/** The entry's golfer while they are on the course. */
export function pick1InPlay(stand: Pick1Stand, entryId: number, href: string): LiveRow[] {
  const golfer = stand.leaders.get(entryId);
  if (!golfer || !isOn(stand) || !isOut(golfer) || golfer.score === '') return [];
  return pick1Live({ entryId, board: stand.board, href }, golfer, stand.lead);
}

export const isOut = (leader: LeaderRow | undefined): boolean =>
  leader?.status === 'IN' && leader.through !== '' && !leader.through.startsWith('F');
