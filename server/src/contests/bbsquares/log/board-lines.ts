import type { DrawDocument } from '@poolhouse/contract';
import type { Json } from '../../../ground/proof/canonical';
import type { LogLine } from '../../log/log.store';
import type { Board, Claim } from '../board/boards.store';

/** Whoever did something in a player's stead, and why. */
interface Hand {
  by: string;
  reason: string;
}

type Square = Pick<Claim, 'x' | 'y'>;

const placesOf = (squares: readonly Square[]): Json => squares.map(({ x, y }) => [x, y]);
/** Which administrator it was stands on the board. */
const handOf = ({ by, reason }: Hand): LogLine['body'] => ({ ...(by === '' ? {} : { by: 'admin' }), ...because(reason) });
const because = (reason: string): LogLine['body'] => (reason === '' ? {} : { reason });

type Terms = Pick<Board, 'commitment' | 'pointsPerSquare' | 'maxSquares' | 'playins' | 'halftimePct' | 'amounts'>;

/** How a board is played, and what its numbers' secret was sealed as. */
export const boardLine = ({ commitment, pointsPerSquare, maxSquares, playins, halftimePct, amounts }: Terms): LogLine => ({
  kind: 'board',
  body: {
    commit: commitment,
    points_per_square: pointsPerSquare,
    max_squares: maxSquares,
    playins: playins ? 1 : 0,
    halftime_pct: halftimePct,
    amounts,
  },
});

/** Squares that became somebody's; claims of one entry that came together are one line. */
export function claimedLines(claims: readonly Claim[]): LogLine[] {
  return [...new Set(claims.map(({ entryId }) => entryId))].map((entry) => {
    const own = claims.filter(({ entryId }) => entryId === entry);
    const { by, reason } = own[0] ?? { by: '', reason: '' };
    return { kind: 'claimed', body: { entry, squares: placesOf(own), ...handOf({ by, reason }) } };
  });
}

export const releasedLine = (squares: readonly Square[], hand: Hand = { by: '', reason: '' }): LogLine => ({
  kind: 'released',
  body: { squares: placesOf(squares), ...handOf(hand) },
});

export const lockedLine = ({ board, claims }: { board: Pick<Board, 'commitment'>; claims: readonly unknown[] }): LogLine => ({
  kind: 'locked',
  body: { commit: board.commitment, claimed: claims.length },
});

export const digitLine = ({
  axis,
  pos,
  score,
  reason = '',
}: {
  axis: 'columns' | 'rows';
  pos: number;
  score: number | null;
  reason?: string;
}): LogLine => ({ kind: 'digit', body: { axis, pos, score, ...because(reason) } });

/** All that a draw was made of, its secret too. @param earlier of a draw that was made before the log began */
export const drawnLine = (document: DrawDocument, earlier = false): LogLine => ({
  kind: 'drawn',
  body: { draw: JSON.parse(JSON.stringify(document)) as Json, ...(earlier ? { earlier } : {}) },
});

/** @param game its place in the bracket */
export const halfLine = (game: string, half: { score1: number; score2: number } | null, reason = ''): LogLine => ({
  kind: 'half',
  body: { game, score1: half?.score1 ?? null, score2: half?.score2 ?? null, ...because(reason) },
});

/** @param winner who goes on without playing; null for nobody any more */
export const walkoverLine = (game: string, winner: 1 | 2 | null, reason = ''): LogLine => ({
  kind: 'walkover',
  body: { game, winner, ...because(reason) },
});
