import type { BodyOf, DataOf } from '@poolhouse/contract';
import { formatRate } from '@poolhouse/contract/formats';
import { Refusal } from '../../../ground/refusal';
import { ROUND_CODES } from '../../../sport/tournament/bracket.rules';
import { refuseAct } from '../board/acts';
import type { BoardWrite } from '../board/board-write';
import { changeSettings, type BoardSettings } from '../board/boards.store';
import type { LiveBoard } from '../board/live-board';
import { AMOUNTS, AMOUNTS_WITH_PLAYINS, pointsByRound, sumOfAmounts, USUAL_GAMES, WHOLE } from '../board/payouts.rules';
import { drawDue } from '../draw/draw-due';
import { boardLine } from '../log/board-lines';

type RequestBody = Omit<BodyOf<'POST bbsquares/settings'>, 'contest_id'>;

/** Changes how a board is played, until its squares close. */
export async function saveSettings(write: BoardWrite, input: RequestBody): Promise<void> {
  const { tx, invalidate, contest, live, now, log, tell } = write;
  const settings = settingsOf(live, input);
  await changeSettings(tx, invalidate, contest.id, settings);
  await tell(boardLine({ ...live.board, ...settings }));
  await log('settings', { before: shown(live.board), after: shown(settings) });
  await drawDue(tx, invalidate, contest, now);
}

/** What the settings would pay, round by round: with the squares that are claimed, and with all. */
export function previewSettings(live: LiveBoard, input: RequestBody): DataOf<'POST bbsquares/preview_settings'> {
  const { pointsPerSquare, amounts, playins } = settingsOf(live, input);
  const counts = gamesWith(playins);
  const [pot, full] = [pointsPerSquare * live.claims.length, pointsPerSquare * SQUARES];
  const [each, fullEach] = [pointsByRound(pot, amounts, counts), pointsByRound(full, amounts, counts)];
  const rounds = ROUND_CODES.map((ID, round) => ({
    ID,
    round,
    games: counts[round] ?? 0,
    amount: each[round] ?? 0,
    full_amount: fullEach[round] ?? 0,
  }));
  return { Pot: pot, full, rounds: { data: rounds } };
}

const SQUARES = 100;
const gamesWith = (playins: boolean): number[] => USUAL_GAMES.map((count, round) => (round > 0 || playins ? count : 0));

/** The settings that are wished; refused once squares are closed, and where the payouts do not add up. */
function settingsOf(live: LiveBoard, input: RequestBody): BoardSettings {
  refuseAct('settings', live);
  const { board } = live;
  const playins = input.playins === undefined ? board.playins : input.playins === 1;
  const settings: BoardSettings = {
    pointsPerSquare: input.points_per_square ?? board.pointsPerSquare,
    maxSquares: input.max_squares ?? board.maxSquares,
    lockAt: input.lock_at === undefined ? board.lockAt : input.lock_at === null ? null : checkedLock(live, input.lock_at),
    playins,
    halftimePct: input.halftime_pct ?? board.halftimePct,
    amounts: input.amounts ?? (playins === board.playins ? board.amounts : playins ? AMOUNTS_WITH_PLAYINS : AMOUNTS),
  };
  const sum = sumOfAmounts(settings.amounts, gamesWith(playins));
  if (sum !== WHOLE)
    throw new Refusal('bad_input', `All games together must pay 100% of the pot; these pay ${formatRate(sum / 100)}.`, {
      amounts: `add up to ${formatRate(sum / 100)}`,
    });
  return settings;
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
