import fc from 'fast-check';
import { DateTime } from 'luxon';
import { outdated } from './kept-backups.rules';

const START = DateTime.fromISO('2026-03-01', { zone: 'utc' });
const dayOf = (n: number): string => START.plus({ days: n }).toFormat('yyyy-MM-dd');

/** What is there after so many nights, each of which backs up and deletes; nights of `missed` did nothing. */
function after(nights: number, missed: ReadonlySet<number> = new Set()): string[] {
  let kept: string[] = [];
  for (let n = 0; n < nights; n += 1) {
    if (missed.has(n)) continue;
    kept.push(dayOf(n));
    const gone = new Set(outdated(kept));
    kept = kept.filter((day) => !gone.has(day));
  }
  return kept;
}

describe('backups that are kept', () => {
  it('are seven days, five weeks and all years, after ten years of nights', () => {
    const kept = after(3653);
    const last = DateTime.fromISO(dayOf(3652), { zone: 'utc' });
    expect(kept.slice(-7)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => last.minus({ days: n }).toFormat('yyyy-MM-dd')));
    const sundays = kept.slice(0, -7).filter((day) => day > last.minus({ weeks: 5 }).toFormat('yyyy-MM-dd'));
    expect(sundays.every((day) => DateTime.fromISO(day).weekday === 7)).toBe(true);
    expect(kept.filter((day) => day.endsWith('-12-31')).map((day) => day.slice(0, 4))).toEqual(
      Array.from({ length: 10 }, (_, n) => String(2026 + n)),
    );
    expect(kept.length).toBeLessThanOrEqual(7 + 5 + 11);
  });

  it('always hold the newest, one of every week of the last five, and one of every year, whatever nights were missed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.uniqueArray(fc.nat({ max: 500 }), { maxLength: 300 }), (nights, missed) => {
        const skipped = new Set(missed);
        const made = Array.from({ length: nights }, (_, n) => n).filter((n) => !skipped.has(n));
        const kept = after(nights, skipped);
        const days = made.map(dayOf);
        expect(kept.slice(-7)).toEqual(days.slice(-7));
        const years = (of: readonly string[]) => [...new Set(of.map((day) => day.slice(0, 4)))];
        expect(years(kept)).toEqual(years(days));
        const weeks = (of: readonly string[]) => [...new Set(of.map((day) => DateTime.fromISO(day).toFormat('kkkk-WW')))];
        expect(weeks(kept).slice(-5)).toEqual(weeks(days).slice(-5));
      }),
      { numRuns: 30 },
    );
  });
});
