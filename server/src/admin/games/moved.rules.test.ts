import fc from 'fast-check';
import { movedRows } from './moved.rules';

const line = fc.record({
  ID: fc.integer({ min: 1, max: 8 }),
  EntryName: fc.constant('x'),
  Rank: fc.integer({ min: 1, max: 3 }),
  Points: fc.integer({ min: 0, max: 3 }),
  Winnings: fc.integer({ min: 0, max: 3 }),
  Record: fc.constantFrom('W 1', 'W 2'),
});
const standings = fc.uniqueArray(line, { selector: ({ ID }) => ID, maxLength: 8 });
const contest = { id: 7, type: 'football', name: 'League' } as const;

describe('what a result would move', () => {
  it('is nothing where nothing changes, and else exactly the lines that differ', () => {
    fc.assert(
      fc.property(standings, standings, (before, after) => {
        expect(movedRows(contest, before, before)).toEqual([]);
        const moved = movedRows(contest, before, after);
        for (const one of before) {
          const next = after.find(({ ID }) => ID === one.ID);
          const row = moved.find(({ ID }) => ID === `7-${one.ID}`);
          const same = next && JSON.stringify(next) === JSON.stringify({ ...one });
          expect(row !== undefined).toBe(next !== undefined && !same);
          if (row && next)
            expect([row.Rank, row.RankAfter, row.PointsAfter, row.WinningsAfter]).toEqual([
              one.Rank,
              next.Rank,
              next.Points,
              next.Winnings,
            ]);
        }
      }),
    );
  });
});
