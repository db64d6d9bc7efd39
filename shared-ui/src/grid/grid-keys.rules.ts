export interface Cell {
  row: number;
  column: number;
}

/** The cell that an attribute such as '3-1' names; null for anything else. */
export function cellAt(name: string): Cell | null {
  const match = /^(\d+)-(\d+)$/.exec(name);
  return match && { row: Number(match[1]), column: Number(match[2]) };
}

/** Where a key moves the focus inside a grid; null when the key is not the grid's. Source: design/ui.md, section 4. */
export function moveCell(cell: Cell, key: string, rows: number, columns: number): Cell | null {
  const at = (row: number, column: number): Cell => ({
    row: Math.min(Math.max(row, 0), rows - 1),
    column: Math.min(Math.max(column, 0), columns - 1),
  });
  switch (key) {
    case 'ArrowUp':
      return at(cell.row - 1, cell.column);
    case 'ArrowDown':
      return at(cell.row + 1, cell.column);
    case 'ArrowLeft':
      return at(cell.row, cell.column - 1);
    case 'ArrowRight':
      return at(cell.row, cell.column + 1);
    case 'Home':
      return at(cell.row, 0);
    case 'End':
      return at(cell.row, columns - 1);
    default:
      return null;
  }
}
