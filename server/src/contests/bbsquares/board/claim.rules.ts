import type { SquaresState } from '@poolhouse/contract';
import { inNumber, plural } from '@poolhouse/contract/formats';

/** A claim as a player wishes it. */
export interface ClaimFacts {
  state: SquaresState;
  /** The entry that holds the square; undefined while it is free. */
  holder: { entryId: number; name: string; mine: boolean } | undefined;
  /** The player's entry that wants it; 0 to release. */
  entryId: number;
  /** Squares that the entry has. */
  count: number;
  maxSquares: number;
}

export type ClaimOutcome = 'claim' | 'release' | 'nothing' | { code: 'conflict' | 'board_locked' | 'forbidden'; message: string };

export const isOpen = (state: SquaresState): boolean => state === 'open' || state === 'full';

/** Whether a player's claim or release goes through, and why not. @param closed 'Squares closed Wed, Mar 19, 6:40 PM Eastern.' */
export function decideClaim({ state, holder, entryId, count, maxSquares }: ClaimFacts, closed: string): ClaimOutcome {
  if (!isOpen(state)) return { code: 'board_locked', message: closed };
  if (holder && !holder.mine) {
    return entryId === 0
      ? { code: 'forbidden', message: `This square is ${holder.name}’s.` }
      : { code: 'conflict', message: `${holder.name} took it first.` };
  }
  if (entryId === 0) return holder ? 'release' : 'nothing';
  if (holder?.entryId === entryId) return 'nothing';
  return tooMany(count + 1, maxSquares, count) ?? 'claim';
}

/** Why an entry may not have so many squares; undefined when it may. */
export function tooMany(wanted: number, maxSquares: number, count: number): Exclude<ClaimOutcome, string> | undefined {
  if (maxSquares === 0) return { code: 'forbidden', message: 'An administrator gives the squares of this board.' };
  if (wanted <= maxSquares) return undefined;
  return { code: 'conflict', message: `${count} of ${plural(maxSquares, 'square')} ${inNumber(count, 'is', 'are')} yours.` };
}
