import type { SquaresChangeRow } from '@poolhouse/contract';
import type { Invalidate, Tx } from '../../../ground/db/database';
import { readChanges } from '../../../sport/tournament/changes.store';
import { invalidateBoard } from './boards.store';

/** What somebody changed on a closed board. */
export interface BoardChange {
  /** Its place in the bracket, `r1g9`; '' for what is of no game. */
  game: string;
  /** 'Florida–Houston at half-time', 'The draw'. */
  subject: string;
  was: string;
  became: string;
  at: number;
  by: string;
  reason: string;
  /** The final was over then. */
  late: boolean;
}

/** Keeps for a board's players what was changed on it by hand. The activity log is the administrators', and is deleted after some time. */
export async function noteBoardChange(tx: Tx, invalidate: Invalidate, contestId: number, change: BoardChange): Promise<void> {
  const { by, late, ...row } = change;
  await tx
    .insertInto('squares_changes')
    .values({ contest_id: contestId, ...row, by_user: by, late: late ? 1 : 0 })
    .execute();
  invalidateBoard(invalidate, contestId);
}

/** What was changed of a board's results and on the board itself, the latest first. @param now site time, epoch ms */
export async function changeRows(tx: Tx, contest: { id: number; year: number }, now: number): Promise<SquaresChangeRow[]> {
  const own = await tx
    .selectFrom('squares_changes')
    .selectAll()
    .where('contest_id', '=', contest.id)
    .where('at', '<=', now)
    .orderBy('id', 'desc')
    .execute();
  const rows = [
    // Below zero, so that no line of the board has the number of a line of the tournament.
    ...own.map(({ id, subject, by_user: by, game, was, became, at, reason, late }) => ({
      ID: -id,
      game,
      teams: subject,
      was,
      became,
      at,
      by,
      reason,
      late: late === 1,
    })),
    ...(await readChanges(tx, contest.year, now)).map(({ id, ...row }) => ({ ...row, ID: id })),
  ];
  return rows
    .sort((a, b) => b.at - a.at || Math.abs(b.ID) - Math.abs(a.ID))
    .map(({ at, late, ...row }) => ({ ...row, at: new Date(at).toISOString(), late: late ? 1 : 0 }));
}
