import fc from 'fast-check';
import { consensusLine } from './consensus.rules';

const lines = fc.array(
  fc.integer({ min: -199, max: 199 }).map((n) => n / 2),
  { minLength: 1, maxLength: 12 },
);

describe('one line out of several books', () => {
  it.each<[number[], number | null]>([
    [[], null],
    [[-3], -3],
    [[-1.5, 1.5, 1, 0, 0, 0, 1, 1, 1], 1],
    [[-3, -3.5], -3],
    [[3, 3.5], 3],
    [[-6.5, -7.5], -7],
    [[0.5, -0.5], 0],
    [[0, 0.5], 0],
    [[-7, -7, -7, 21], -7],
  ])('%j is %p', (books, line) => {
    expect(consensusLine(books)).toBe(line);
  });

  it('lies among the books in half points, is the same whatever their order, and turns round with the sides', () => {
    fc.assert(
      fc.property(lines, (books) => {
        const line = consensusLine(books)!;
        expect(Number.isInteger(line * 2)).toBe(true);
        expect(Object.is(line, -0)).toBe(false);
        expect(line).toBeGreaterThanOrEqual(Math.min(...books));
        expect(line).toBeLessThanOrEqual(Math.max(...books));
        expect(consensusLine([...books].reverse())).toBe(line);
        expect(consensusLine(books.map((book) => 0 - book))).toBe(0 - line);
      }),
    );
  });
});
