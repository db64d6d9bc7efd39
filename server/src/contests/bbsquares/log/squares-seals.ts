import type { Tx } from '../../../ground/db/database';
import type { Contest } from '../../contest';
import type { LogLine } from '../../log/log.store';
import type { SealSource } from '../../proof/seal-source';
import { finalScores } from '../../proof/week-seals';
import { squaresKind } from '../bbsquares.kind';
import { voidedDraws } from '../board/boards.store';
import { claimsOfGone } from '../board/claims.store';
import { readLiveBoard, type LiveBoard } from '../board/live-board';
import { boardLine, claimedLines, digitLine, drawnLine } from './board-lines';
import { resultsSoFar, squaresGames } from './squares-games';
import { untoldOf } from './untold-lines';

/**
 * Nothing of a board is sealed but the secret of its numbers, which its first lines have as a hash. Its log tells in the clear whose squares are
 * whose, what the draw was made of, and how games ended.
 */
export const squaresSeals: SealSource = {
  type: squaresKind.type,
  slots: 0,
  rounds: () => Promise.resolve([]),
  before: async (tx, contest, now) => ({ results: await resultsSoFar(tx, contest), picks: [], more: await boardSoFar(tx, contest, now) }),
  ...squaresGames,
  scores: finalScores,
  shown: () => Promise.resolve(new Map()),
};

/** A board as it stands when its log begins. */
async function boardSoFar(tx: Tx, contest: Contest, now: number): Promise<LogLine[]> {
  const live = await readLiveBoard(tx, contest, now);
  const { board, claims } = live;
  const voided = await voidedDraws(tx, contest.id, now);
  const thrownAway = voided.flatMap(({ reason, draw }): LogLine[] => [
    drawnLine(draw, true),
    { kind: 'draw.voided', body: { reason, commit: board.commitment, game: board.redrawGame ?? '' } },
  ]);
  const drawn = board.document ? [drawnLine(board.document, true)] : [];
  // What else there is follows from the same board as it would with any look at it.
  const rest = untoldOf({ ...live, board: { ...board, document: null } }, []);
  return [
    boardLine(board),
    ...claimedLines([...claims, ...(await claimsOfGone(tx, contest.id))]),
    ...rest,
    ...thrownAway,
    ...drawn,
    ...typedDigits(live),
  ];
}

function typedDigits({ board: { document, numbers } }: LiveBoard): LogLine[] {
  if (document) return [];
  return (['columns', 'rows'] as const).flatMap((axis) =>
    numbers[axis].flatMap((score, pos) => (score === null ? [] : [digitLine({ axis, pos, score })])),
  );
}
