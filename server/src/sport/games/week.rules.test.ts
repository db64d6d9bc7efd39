import fc from 'fast-check';
import { DateTime } from 'luxon';
import { addWeeks, CONTEST_ZONE, weekNumber, weekStartOf, weekWindow } from './week.rules';

const newYork = (iso: string) => DateTime.fromISO(iso, { zone: CONTEST_ZONE }).toMillis();
const anyInstant = fc.integer({ min: Date.UTC(1999, 0, 1), max: Date.UTC(2060, 0, 1) });

describe('contest weeks', () => {
  it('opens on Tuesday 06:00 in New York, to the millisecond', () => {
    expect(weekStartOf(newYork('2022-09-06T06:00'))).toBe('2022-09-06');
    expect(weekStartOf(newYork('2022-09-06T06:00') - 1)).toBe('2022-08-30');
  });

  it('keeps a Monday night game that ends on Tuesday in its week', () => {
    expect(weekStartOf(newYork('2022-09-13T00:30'))).toBe('2022-09-06');
  });

  it.each([
    ['2022-11-01', 169], // the night to 6 November has 25 hours
    ['2022-03-08', 167], // the night to 13 March has 23
    ['2022-12-27', 168],
    ['2024-10-29', 169],
    ['2025-03-04', 167],
  ])('gives the window of %s %i hours', (weekStart, hours) => {
    const { opensAt, closesAt } = weekWindow(weekStart);
    expect((closesAt - opensAt) / 3_600_000).toBe(hours);
  });

  it('numbers weeks across the turn of the year', () => {
    expect(weekNumber('2022-09-06', weekStartOf(newYork('2022-09-08T20:20')))).toBe(1);
    expect(weekNumber('2022-09-06', weekStartOf(newYork('2023-01-01T13:00')))).toBe(17);
    expect(weekNumber('2022-09-06', weekStartOf(newYork('2023-01-03T06:00')))).toBe(18);
    expect(weekNumber('2022-09-06', '2022-08-30')).toBe(0);
  });

  it('puts every instant into exactly one window', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const weekStart = weekStartOf(instant);
        const { opensAt, closesAt } = weekWindow(weekStart);
        expect(opensAt).toBeLessThanOrEqual(instant);
        expect(instant).toBeLessThan(closesAt);
        expect(weekWindow(addWeeks(weekStart, 1)).opensAt).toBe(closesAt);
        const local = DateTime.fromMillis(opensAt, { zone: CONTEST_ZONE });
        expect([local.weekday, local.hour, local.minute]).toEqual([2, 6, 0]);
      }),
    );
  });

  it('counts weeks as it adds them', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: -60, max: 60 }), (instant, count) => {
        const weekStart = weekStartOf(instant);
        expect(weekNumber(weekStart, addWeeks(weekStart, count))).toBe(count + 1);
        expect(addWeeks(addWeeks(weekStart, count), -count)).toBe(weekStart);
      }),
    );
  });
});
