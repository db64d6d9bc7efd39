import { Refusal } from '../../../ground/refusal';
import { runsContest } from '../../../ground/roles.rules';
import { refuseAct, refusePlayer } from '../board/acts';
import { reasonGiven, type BoardWrite } from '../board/board-write';
import { typeNumbers } from '../board/boards.store';
import { isOpen } from '../board/claim.rules';
import { axisText, isEmpty, withDigit } from '../board/digits.rules';
import { digitLine, lockedLine } from '../log/board-lines';

export interface DigitRequest {
  type: 'column' | 'row';
  pos: number;
  /** Null clears. */
  score: number | null;
  reason?: string | undefined;
}

/** An administrator types one digit. The first one closes the board and makes it one without a draw. */
export async function saveDigit(
  { tx, invalidate, contest, live, viewer, now, log, tell }: BoardWrite,
  { type, pos, score, reason }: DigitRequest,
): Promise<void> {
  const { board } = live;
  if (!runsContest(viewer, contest)) throw new Refusal('forbidden', 'An administrator sets the numbers.');
  const late = refuseAct('type', live) === 'another';
  const why = late ? reasonGiven(reason, 'a number changes now') : (reason ?? '');
  if (late) await refusePlayer(tx, contest.id, viewer);
  const axis = type === 'column' ? 'columns' : 'rows';
  const numbers = { ...board.numbers, [axis]: withDigit(board.numbers[axis], pos, score) };
  const cleared = isEmpty(numbers);
  await typeNumbers(tx, invalidate, contest.id, {
    numbers,
    by: cleared ? null : viewer.username,
    lockedAt: board.lockedAt ?? now,
  });
  await tell(...(isOpen(live.state) ? [lockedLine(live)] : []), digitLine({ axis, pos, score, reason: why }));
  await log('number_typed', { before: { [axis]: axisText(board.numbers[axis]) }, after: { [axis]: axisText(numbers[axis]), reason: why } });
}
