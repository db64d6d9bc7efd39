import type { Context } from '../../../web/context';
import { receiptFor, type Receipt } from '../../proof/receipt';
import type { GolfMemories } from '../golf-memories';
import type { Board } from '../rules/board.rules';
import { loggedGolfer, tournamentPeriod, type TournamentPicks } from './tournament-seals';

/** What a player has saved of a tournament. */
export interface SavedGolfers {
  contestId: number;
  entry: number;
  board: Board;
  picks: TournamentPicks;
  /** Site time, epoch ms. */
  at: number;
}

/** The site's word for golfers that were saved; undefined where the contest's log has not begun. To be called after the commit. */
export function golfReceipt(
  { proof }: Pick<Context, 'proof'>,
  { logs }: Pick<GolfMemories, 'logs'>,
  { contestId, entry, board, picks, at }: SavedGolfers,
): Promise<Receipt | undefined> {
  const { id, year } = board.tournament;
  const names = new Map(board.golfers.map(({ golferId, name }) => [golferId, name]));
  const slots = picks.golfers.map((_, n) => ({ pick: loggedGolfer(picks, n, names), slot: n + 1 }));
  return receiptFor({ proof, logs }, { contestId, entry, period: tournamentPeriod(year, id), picks: slots, at });
}
