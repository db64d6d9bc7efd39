import type { BodyOf } from '@poolhouse/contract';
import { Refusal } from '../../../ground/refusal';
import { changeSettings, type BoardSettings } from '../board/boards.store';
import type { LiveBoard } from '../board/live-board';
import { AMOUNTS, AMOUNTS_WITH_PLAYINS, sumOfAmounts, USUAL_GAMES, WHOLE } from '../board/payouts.rules';
import type { BoardWrite } from './board-write';
import { drawDue } from '../draw/draw-due';

/** Changes how a board is played, until its first game. */
export async function saveSettings(
  { tx, touch, contest, live, now, log }: BoardWrite,
  wish: Omit<BodyOf<'POST bbsquares/settings'>, 'contest_id'>,
): Promise<void> {
  if (live.state === 'live' || live.state === 'finished')
    throw new Refusal('board_locked', 'The first game has tipped off; the board is played as it is.');
  const { board } = live;
  const playins = wish.playins === undefined ? board.playins : wish.playins === 1;
  const settings: BoardSettings = {
    pointsPerSquare: wish.points_per_square ?? board.pointsPerSquare,
    maxSquares: wish.max_squares ?? board.maxSquares,
    lockAt: wish.lock_at === undefined ? board.lockAt : wish.lock_at === null ? null : checkedLock(live, wish.lock_at),
    playins,
    halftimePct: wish.halftime_pct ?? board.halftimePct,
    amounts: wish.amounts ?? (playins === board.playins ? board.amounts : playins ? AMOUNTS_WITH_PLAYINS : AMOUNTS),
  };
  const games = USUAL_GAMES.map((count, round) => (round > 0 || playins ? count : 0));
  const sum = sumOfAmounts(settings.amounts, games);
  if (sum !== WHOLE)
    throw new Refusal('bad_input', `All games together must pay 100 % of the pot; these pay ${sum / 100} %.`, {
      amounts: `add up to ${sum / 100} %`,
    });
  await changeSettings(tx, touch, contest.id, settings);
  await log('settings', { before: shown(board), after: shown(settings) });
  await drawDue(tx, touch, contest, now);
}

const shown = ({ pointsPerSquare, maxSquares, lockAt, playins, halftimePct, amounts }: BoardSettings) => ({
  pointsPerSquare,
  maxSquares,
  lockAt,
  playins,
  halftimePct,
  amounts: amounts.join(','),
});

/** A lock that an administrator wishes; refused after the first game that counts, from when on nobody can claim. */
export function checkedLock({ firstTip }: Pick<LiveBoard, 'firstTip'>, iso: string): number {
  const at = Date.parse(iso);
  if (firstTip !== null && at > firstTip)
    throw new Refusal('bad_input', 'Squares must close before the first game of the round of 64.', { lock_at: 'is after the first game' });
  return at;
}
