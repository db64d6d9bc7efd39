import type { SquareRow } from '@poolhouse/contract';
import { useState } from 'react';
import type { Board } from '../contest/board.rules';

/**
 * Free squares that were pressed, to claim them together; what somebody else took meanwhile is none any more. Who runs the board presses
 * as many as there are, for whichever entry. Undefined where nothing is claimed by pressing: on a closed board, and for who has no entry.
 */
export function useChosen({ config, entries, squares }: Board) {
  const [pressed, setPressed] = useState<ReadonlySet<number>>(new Set());
  const open = config.state === 'open' || config.state === 'full';
  const runs = config.isAdmin === 1 && entries.length > 0;
  const mine = entries.find(({ id }) => id === config.entry_id);
  if (!open || !(mine || runs)) return undefined;
  const free = squares.filter(({ entry_id: holder }) => holder === 0).length;
  const left = runs ? free : Math.max(0, config.max_squares - (mine?.squares ?? 0));
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
