import fc from 'fast-check';
import { moveCell } from './grid-keys.rules';

describe('grid keys', () => {
  it('move by one cell and to the ends of the row', () => {
    const from = { row: 2, column: 2 };
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => moveCell(from, key, 9, 5))).toEqual([
      { row: 1, column: 2 },
      { row: 3, column: 2 },
      { row: 2, column: 1 },
      { row: 2, column: 3 },
      { row: 2, column: 0 },
      { row: 2, column: 4 },
    ]);
    expect(moveCell(from, 'a', 9, 5)).toBeNull();
  });
  it('never leave the grid', () => {
    const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'));
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 6 }), (pressed, rows, columns) => {
        const end = pressed.reduce((cell, key) => moveCell(cell, key, rows, columns)!, { row: 0, column: 0 });
        expect(end.row >= 0 && end.row < rows && end.column >= 0 && end.column < columns).toBe(true);
      }),
    );
  });
});
