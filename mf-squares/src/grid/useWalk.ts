import type { SquareRow } from '@poolhouse/contract';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { nextPlace } from './cell.rules';

export interface Walk {
  /** The place that the tab key comes to. */
  stop: number;
  onFocus(place: number): void;
  onKey(event: KeyboardEvent, square: SquareRow): void;
}

/** The keyboard's way through the squares; Enter and Space press one. */
export function useWalk(onSquare: (square: SquareRow) => void): { table: RefObject<HTMLTableElement | null>; walk: Walk } {
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState(0);
  const onKey = (event: KeyboardEvent, square: SquareRow): void => {
    const next = nextPlace(square.ID, event.key);
    if (next !== undefined) {
      event.preventDefault();
      setStop(next);
      table.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSquare(square);
    }
  };
  return { table, walk: { stop, onFocus: setStop, onKey } };
}
