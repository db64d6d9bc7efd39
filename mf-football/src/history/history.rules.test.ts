import type { HistoryPickRow } from '@poolhouse/contract';
import fc from 'fast-check';
import { aPastPick } from '../testing/history.fixture';
import { briefly, lastOver, pastWeeks } from './history.rules';

const anyPick: fc.Arbitrary<HistoryPickRow> = fc
  .record({
    Week: fc.integer({ min: 1, max: 18 }),
    slot: fc.integer({ min: 1, max: 5 }),
    Result: fc.constantFrom(1, 0, -1, -2, 3, null),
    Pick: fc.constantFrom('Bills', ''),
    Push: fc.constantFrom(0 as const, 1 as const),
  })
  .map((over) => aPastPick({ ...over, ID: `${over.Week}-${over.slot}` }));
const anyPicks = fc.uniqueArray(anyPick, { selector: (pick) => pick.ID, maxLength: 40 });
const anyWeeks = fc
  .uniqueArray(fc.record({ Week: fc.integer({ min: 1, max: 18 }), Wins: fc.nat(5), Losses: fc.nat(5), Points: fc.nat(90) }), {
    selector: (week) => week.Week,
  })
  .map((weeks) => weeks.map((week) => ({ ID: week.Week, ...week })));

describe('the weeks of an entry', () => {
  it('stand in order, once each, and lose no pick and no record', () => {
    fc.assert(
      fc.property(anyPicks, anyWeeks, (picks, weeks) => {
        const rows = pastWeeks(picks, weeks, 5);
        const numbers = rows.map((row) => row.week);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(rows.every((row) => row.cells.length === 5)).toBe(true);
        const shown = picks.filter((pick) => pick.Pick !== '' || pick.Result !== null);
        expect(new Set(rows.flatMap((row) => row.cells).filter((cell) => cell !== null))).toEqual(new Set(shown));
        for (const { Week, Wins, Losses } of weeks)
          expect(rows.find((row) => row.week === Week)).toMatchObject({ wins: Wins, losses: Losses });
      }),
    );
  });
  it('leaves out what has no slot', () => expect(pastWeeks([aPastPick({ slot: 6 })], [], 5)).toEqual([]));
});

test.each([
  [{ Week: 11, WeekOver: 0 as const }, 10],
  [{ Week: 15, WeekOver: 1 as const }, 15],
  [{ Week: 1, WeekOver: 0 as const }, 0],
  [undefined, 0],
])('of a board %j the last week that is over is %i', (config, week) => expect(lastOver(config)).toBe(week));

describe('the sentence of a past pick', () => {
  const words = { line: (line: number) => String(line) };
  it.each([
    [{}, 'BUF -5.5: covered.'],
    [{ Result: 0 }, 'BUF -5.5: no cover.'],
    [{ Result: 0, Push: 1 as const }, 'BUF -5.5: a push, counts as a loss.'],
    [{ Result: -2, Push: 1 as const }, 'BUF -5.5: pushing now, a push counts as a loss.'],
    [{ Result: -1 }, 'BUF -5.5: covering now.'],
    [{ Result: null, Spread: null, Abbrev: '' }, 'Bills: no result, counts for nobody.'],
    [{ Pick: '', Result: 3 }, 'Picked. The team is shown at kickoff.'],
    [{ Pick: '', Result: 0 }, 'No pick. It counts as a loss.'],
  ])('of %j', (over, sentence) => expect(briefly(aPastPick(over), words)).toBe(sentence));
  it('is one sentence, and names no team while there is none', () => {
    fc.assert(
      fc.property(anyPick, (pick) => {
        expect(briefly(pick, words)).toMatch(/\.$/);
        if (pick.Pick === '') expect(briefly(pick, words)).not.toContain('BUF');
      }),
    );
  });
});
