import { useRef, useState, type KeyboardEvent } from 'react';
import { moveCell, type Cell } from './grid-keys.rules';

/** One cell of the grid takes Tab; arrows, Home and End move it. */
export function useGridFocus(rows: number, columns: number) {
  const table = useRef<HTMLTableElement>(null);
  const [cell, setCell] = useState<Cell>({ row: 0, column: 0 });
  // The table may have become shorter under the focus.
  const row = Math.min(cell.row, Math.max(rows - 1, 0));

  function onKeyDown(event: KeyboardEvent): void {
    const next = moveCell(cell, event.key, rows, columns);
    if (!next) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row}-${next.column}"]`)?.focus();
  }
  const cellProps = (at: number, column: number) => ({
    'data-cell': `${at}-${column}`,
    tabIndex: row === at && cell.column === column ? 0 : -1,
    onFocus: () => setCell({ row: at, column }),
  });
  return { table, onKeyDown, cellProps };
}
