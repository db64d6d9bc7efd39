import { runsContest } from '../../../ground/roles.rules';
import { Refusal } from '../../../ground/refusal';
import { typeNumbers } from '../board/boards.store';
import { axisText, isEmpty, withDigit } from '../board/digits.rules';
import { reasonGiven, type BoardWrite } from './board-write';

export interface DigitWish {
  type: 'column' | 'row';
  pos: number;
  /** Null clears. */
  score: number | null;
  reason?: string | undefined;
}

/** An administrator types one digit. The first one closes the board and makes it one without a draw. */
export async function saveDigit(
  { tx, touch, contest, live, viewer, now, log }: BoardWrite,
  { type, pos, score, reason }: DigitWish,
): Promise<void> {
  const { board, state } = live;
  if (!runsContest(viewer, contest)) throw new Refusal('forbidden', 'An administrator sets the numbers.');
  if (board.document) throw new Refusal('conflict', 'Numbers were drawn. Void the draw first, with a reason.');
  if (state === 'finished') throw new Refusal('board_locked', 'The final is over; the numbers stay.');
  const why = state === 'live' ? reasonGiven(reason, 'a number changes now') : (reason ?? '');
  const axis = type === 'column' ? 'columns' : 'rows';
  const numbers = { ...board.numbers, [axis]: withDigit(board.numbers[axis], pos, score) };
  const cleared = isEmpty(numbers);
  await typeNumbers(tx, touch, contest.id, {
    numbers,
    by: cleared ? null : viewer.username,
    lockedAt: board.lockedAt ?? now,
  });
  await log('number_typed', { before: { [axis]: axisText(board.numbers[axis]) }, after: { [axis]: axisText(numbers[axis]), reason: why } });
}
