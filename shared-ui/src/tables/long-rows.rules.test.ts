import fc from 'fast-check';
import { CUT_FROM, FIRST, firstOfGrid, NEAR, spansOf } from './long-rows.rules';

const words = (length: number, mine: number[]) => spansOf(length, mine).map(({ from, to, shown }) => `${shown ? '' : 'not '}${from}–${to}`);

describe('what of a table stands at first', () => {
  it.each([
    ['nothing of nothing', 0, [], ['0–0']],
    ['all of a short one', 60, [59], ['0–60']],
    ['the beginning, where nobody looks for themselves', 500, [], ['0–30', 'not 30–500']],
    ['the beginning alone, where the own row is in it', 500, [20], ['0–30', 'not 30–500']],
    ['the beginning grown, where the own row is close to its end', 500, [29], ['0–35', 'not 35–500']],
    ['the beginning grown over a gap that is not worth a line', 500, [38], ['0–44', 'not 44–500']],
    ['the own neighbourhood in the middle', 500, [250], ['0–30', 'not 30–245', '245–256', 'not 256–500']],
    ['the own neighbourhood at the end', 500, [499], ['0–30', 'not 30–494', '494–500']],
    ['one neighbourhood for two own rows that are close', 500, [250, 258], ['0–30', 'not 30–245', '245–264', 'not 264–500']],
  ])('is %s', (_what, length, mine, spans) => {
    expect(words(length, mine)).toEqual(spans);
  });

  it('has each row once, every own one and the first in view, and is short', () => {
    const tables = fc
      .integer({ min: 0, max: 2000 })
      .chain((length) =>
        fc.tuple(fc.constant(length), fc.uniqueArray(fc.integer({ min: 0, max: Math.max(0, length - 1) }), { maxLength: 4 })),
      );
    fc.assert(
      fc.property(tables, ([length, own]) => {
        const mine = own.filter((at) => at < length).sort((a, b) => a - b);
        const spans = spansOf(length, mine);
        expect(spans.map(({ from }) => from)).toEqual([0, ...spans.slice(0, -1).map(({ to }) => to)]);
        expect(spans.at(-1)?.to).toBe(length);
        const inView = (at: number) => spans.some(({ from, to, shown }) => shown && from <= at && at < to);
        expect([0, ...mine].every((at) => at >= length || inView(at))).toBe(true);
        const shown = spans.reduce((sum, { from, to, shown: yes }) => sum + (yes ? to - from : 0), 0);
        expect(shown).toBeLessThanOrEqual(length <= CUT_FROM ? length : FIRST + mine.length * (2 * NEAR + 1 + 3));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    [1, 30],
    [5, 15],
    [18, 10],
  ])('is less of a grid of %i columns: %i rows', (columns, rows) => {
    expect(firstOfGrid(columns)).toBe(rows);
    expect(spansOf(500, [], firstOfGrid(columns))[0]).toEqual({ from: 0, to: rows, shown: true });
  });
});
