import type { SquareRow } from '@poolhouse/contract';
import { useState } from 'react';
import type { Board } from '../contest/board.rules';

/**
 * Free squares that a player has pressed, to claim them together; what somebody else took meanwhile is none any more. Undefined
 * where nothing is claimed by pressing: on a closed board, and for who runs it, whose press gives a square to anybody.
 */
export function useChosen({ config, entries, squares }: Board) {
  const [pressed, setPressed] = useState<ReadonlySet<number>>(new Set());
  const open = config.state === 'open' || config.state === 'full';
  const mine = entries.find(({ id }) => id === config.entry_id);
  if (!open || !mine || config.isAdmin === 1) return undefined;
  const left = Math.max(0, config.max_squares - mine.squares);
  const chosen = squares.filter(({ ID, entry_id: holder }) => holder === 0 && pressed.has(ID)).map(({ ID }) => ID);
  return {
    chosen,
    left,
    /** Chooses a free square, or leaves it again. Answers whether the press was for that. */
    press({ ID, entry_id: holder }: SquareRow): boolean {
      if (holder !== 0 || left === 0) return false;
      const next = new Set(chosen);
      if (!next.delete(ID) && next.size < left) next.add(ID);
      setPressed(next);
      return true;
    },
    clear: () => setPressed(new Set()),
  };
}
