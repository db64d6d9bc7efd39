import { Refusal } from '../../../ground/refusal';
import { refuseAct } from '../board/acts';
import type { BoardWrite } from '../board/board-write';
import { changeSettings, lockBoard } from '../board/boards.store';
import { checkedLock } from './save-settings';

/** Opens a closed board again, until another lock where the one that it has is past. */
export async function reopen(
  { tx, invalidate, contest, live, now, log, tell }: BoardWrite,
  { lockAt, reason }: { lockAt: string | undefined; reason: string },
): Promise<void> {
  refuseAct('reopen', live);
  const { board } = live;
  const at = lockAt === undefined ? (board.lockAt ?? live.usualLock) : checkedLock(live, lockAt);
  if (at !== null && at <= now)
    throw new Refusal('bad_input', 'Its hour is past: say when it closes, an hour that is still to come.', {
      lock_at: 'must be still to come',
    });
  await lockBoard(tx, invalidate, contest.id, null);
  if (lockAt !== undefined) await changeSettings(tx, invalidate, contest.id, { ...board, lockAt: at });
  await tell({ kind: 'reopened', body: { reason } });
  await log('reopened', { after: { lock_at: at, reason } });
}
