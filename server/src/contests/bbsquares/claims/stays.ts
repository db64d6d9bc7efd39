import { plural } from '@poolhouse/contract/formats';
import type { ContestPlug } from '../../plug';
import { isOpen } from '../board/claim.rules';
import { squaresOf } from '../board/claims.store';
import { readLiveBoard } from '../board/live-board';

/** Squares of a closed board are somebody's: with their entry the pot would shrink, and come back with it. */
export const staysWithSquares: NonNullable<ContestPlug['stays']> = async (tx, { contest, entryId, now }) => {
  const squares = await squaresOf(tx, contest.id, entryId);
  if (squares === 0 || isOpen((await readLiveBoard(tx, contest, now)).state)) return undefined;
  return `This entry holds ${plural(squares, 'square')} of ${contest.name}, which is closed. Give them to others on the board first.`;
};
