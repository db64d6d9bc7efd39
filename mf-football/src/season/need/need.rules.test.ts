import type { OutlookRow } from '@poolhouse/contract';
import fc from 'fast-check';
import { anOutlook } from '../../testing/season.fixture';
import { needSentence, orderOutlook, type Counting } from './need.rules';

const counting: Counting = { place: (rank) => `#${rank}`, wins: (n) => `${n} wins`, picks: (n) => `${n} picks` };
const say = (over: Partial<OutlookRow>) => needSentence(anOutlook(over), counting);

describe('what I need', () => {
  it.each([
    [{ Needs: 2, Open: 2, Best: 1, Worst: 7 }, 'Win all 2 picks still open for a perfect week; you finish #1 at best and #7 at worst.'],
    [{ Needs: 2, Open: 3 }, 'Win 2 of 3 picks still open for a perfect week; you finish #1 at best and #6 at worst.'],
    [{ Needs: null, Open: 1, Best: 3, Worst: 3, State: 'out' as const }, 'A perfect week is out of reach; you finish #3.'],
    [
      { Needs: 0, Open: 0, Best: 1, Worst: 1, State: 'clinched' as const },
      'First place of the week is yours: nobody can pass you. Your week is perfect.',
    ],
    [
      { scope: 'season' as const, Needs: 3, Open: 12 },
      'You are 3 wins behind with 12 picks to come; you finish #1 at best and #6 at worst.',
    ],
    [
      { scope: 'season' as const, Needs: 0, Open: 12 },
      'You have the most wins with 12 picks to come; you finish #1 at best and #6 at worst.',
    ],
    [
      { scope: 'season' as const, Needs: 9, Open: 5, Best: 4, Worst: 8, State: 'out' as const },
      'First place is out of reach with 5 picks to come; you finish #4 at best and #8 at worst.',
    ],
    [
      { scope: 'season' as const, Needs: 0, Open: 0, Best: 1, Worst: 1, State: 'clinched' as const },
      'The season is yours: nobody can pass you.',
    ],
  ])('%j', (over, sentence) => expect(say(over)).toBe(sentence));

  const anyRow = fc
    .record({
      scope: fc.constantFrom('week' as const, 'season' as const),
      Best: fc.integer({ min: 1, max: 9 }),
      more: fc.nat(9),
      Needs: fc.option(fc.nat(5), { nil: null }),
      Open: fc.nat(20),
    })
    .map(({ more, ...row }) =>
      anOutlook({ ...row, Worst: row.Best + more, State: row.Best + more === 1 ? 'clinched' : row.Best > 1 ? 'out' : 'alive' }),
    );

  it('names the places exactly where they are not settled', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const sentence = needSentence(row, counting);
        expect(sentence).toMatch(/^[A-Z].*\.$/);
        if (row.State === 'clinched') return expect(sentence).toContain('nobody can pass you');
        expect(sentence).toContain(`#${row.Best}`);
        expect(sentence.includes('at worst')).toBe(row.Best !== row.Worst);
        expect(sentence).not.toContain('nobody can pass');
      }),
    );
  });

  it('orders one scope by chances and loses nobody', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const week = orderOutlook(rows, 'week');
        expect(new Set(week)).toEqual(new Set(rows.filter((row) => row.scope === 'week')));
        for (const [i, row] of week.slice(1).entries()) expect(week[i]!.Best).toBeLessThanOrEqual(row.Best);
      }),
    );
  });
});
