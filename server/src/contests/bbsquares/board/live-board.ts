import type { DrawLevel, SquaresState } from '@poolhouse/contract';
import type { Tx } from '../../../ground/db/database';
import { readTournament, type Tournament, type TournamentGame } from '../../../sport/tournament/tournament';
import { readBoard, type Board, type Claim } from './boards.store';
import { drawGames, firstTipOf, usualLock } from './calendar.rules';
import { readClaims } from './claims.store';
import { isComplete, placeOf } from './digits.rules';
import { closedSince, isLocked, stateOf } from './state.rules';
import { payGames, type CountedGame, type GamePay } from './winners.rules';

/** A board with its games, as it stands at an instant. */
export interface LiveBoard {
  board: Board;
  claims: readonly Claim[];
  tournament: Tournament | undefined;
  state: SquaresState;
  level: DrawLevel;
  /** When claims close or closed, epoch ms; null while nobody knows. */
  lockAt: number | null;
  /** When the bracket says that claims close; null without one. */
  usualLock: number | null;
  firstTip: number | null;
  /** The games that decide the numbers: the First Four's from the lock on, before it those that would; for a second draw the one named. */
  sources: readonly TournamentGame[];
  pot: number;
  /** In the order in which they are paid. */
  counted: readonly TournamentGame[];
  pays: readonly GamePay[];
}

/** Reads a board. @param now site time, epoch ms */
export async function readLiveBoard(tx: Tx, contest: { id: number; year: number }, now: number): Promise<LiveBoard> {
  const board = await readBoard(tx, contest.id, now);
  return liveBoard({ board, claims: await readClaims(tx, contest.id), tournament: await readTournament(tx, contest.year, now) }, now);
}

/** The same from what was read already. */
export function liveBoard(
  { board, claims, tournament }: { board: Board; claims: readonly Claim[]; tournament: Tournament | undefined },
  now: number,
): LiveBoard {
  const known = tournament && now >= tournament.opensAt ? tournament : undefined;
  const usual = tournament ? usualLock(tournament) : null;
  const lockAt = board.lockAt ?? usual;
  const locks = { now, lockAt, lockedAt: board.lockedAt };
  const firstTip = tournament ? firstTipOf(tournament) : null;
  const counted = known?.games.filter(({ round }) => round > 0 || board.playins) ?? [];
  const pot = board.pointsPerSquare * claims.length;
  const final = tournament?.games.at(-1);
  return {
    board,
    claims,
    tournament: known,
    state: stateOf({
      ...locks,
      claimed: claims.length,
      drawn: isComplete(board.numbers),
      firstTip,
      finalOver: final?.event?.state === 'final',
    }),
    level: board.document?.level ?? (board.typedBy === null ? '' : 'C'),
    lockAt: (isLocked(locks) ? closedSince(locks) : null) ?? lockAt,
    usualLock: usual,
    firstTip,
    sources: sourcesOf(board, tournament, closedSince(locks) ?? lockAt),
    pot,
    counted,
    pays: payGames(counted.map(countedGame), {
      pot,
      amounts: board.amounts,
      halftimePct: board.halftimePct,
      numbers: board.numbers,
      holders: new Map(claims.map(({ x, y, entryId }) => [placeOf(x, y), entryId])),
    }),
  };
}

/** The games whose scores the numbers come from: those of the First Four from the lock on, for a second draw the one that was named. */
function sourcesOf({ voidedAt, redrawGame }: Board, tournament: Tournament | undefined, since: number | null): readonly TournamentGame[] {
  if (!tournament || since === null) return [];
  if (redrawGame === null) return drawGames(tournament, Math.max(since, voidedAt ?? 0));
  return tournament.games.filter(({ key }) => key === redrawGame);
}

function countedGame({ key, round, number, tipoffAt, event, walkover, half }: TournamentGame): CountedGame {
  const { state = 'scheduled', score1 = null, score2 = null } = event ?? {};
  return { key, round, number, tipoffAt, state, score1, score2, walkover, half };
}
