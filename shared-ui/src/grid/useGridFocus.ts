import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { cellAt, moveCell, type Cell } from './grid-keys.rules';

interface Grid {
  rows: number;
  columns: number;
  /** Enter, Space or a tap on a cell; false where nothing is behind it. */
  open(cell: Cell): boolean;
}

const cellOf = (target: EventTarget): Cell | null =>
  target instanceof Element ? cellAt(target.closest('[data-cell]')?.getAttribute('data-cell') ?? '') : null;

/** One cell of the grid takes Tab; arrows, Home and End move it, Enter, Space or a tap opens what is behind it. */
export function useGridFocus({ rows, columns, open }: Grid) {
  const table = useRef<HTMLTableElement>(null);
  const [cell, setCell] = useState<Cell>({ row: 0, column: 0 });
  // The table may have become shorter under the focus.
  const row = Math.min(cell.row, Math.max(rows - 1, 0));

  function onKeyDown(event: KeyboardEvent): void {
    const here = cellOf(event.target);
    if (here && (event.key === 'Enter' || event.key === ' ') && open(here)) return event.preventDefault();
    const next = moveCell(cell, event.key, rows, columns);
    if (!next) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus();
  }
  function onFocus(event: FocusEvent): void {
    const here = cellOf(event.target);
    if (here) setCell(here);
  }
  function onClick(event: MouseEvent): void {
    const here = cellOf(event.target);
    if (here) open(here);
  }
  return { table, stopIn: (at: number) => (at === row ? cell.column : -1), handlers: { onKeyDown, onFocus, onClick } };
}
