import type { QuietHours } from '@poolhouse/contract';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { inQuietHours, quietSince, quietUntil } from './quiet-hours.rules';

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const zone = fc.constantFrom(
  ...['America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'Europe/London', 'Europe/Berlin', 'Australia/Lord_Howe'],
  ...['Asia/Kolkata', 'Pacific/Apia', 'UTC'],
);
const quiet: fc.Arbitrary<QuietHours> = fc.record({ from: time, to: time, zone });
/** Some days around each change of clocks of the season, and any day. */
const instant = fc.oneof(
  ...['2022-09-11', '2022-11-06', '2023-03-12', '2022-10-30', '2023-03-26', '2022-10-02'].map((day) =>
    fc.integer({ min: Date.parse(day) - 2 * 86_400_000, max: Date.parse(day) + 2 * 86_400_000 }),
  ),
);

const night: QuietHours = { from: '22:00', to: '07:00', zone: 'America/New_York' };
const at = (wall: string) => DateTime.fromISO(wall, { zone: 'America/New_York' }).toMillis();

describe('quiet hours', () => {
  it('reach over midnight, from the first minute to before the last', () => {
    expect(['21:59', '22:00', '23:30'].map((wall) => inQuietHours(night, at(`2022-09-10T${wall}`)))).toEqual([false, true, true]);
    expect(['06:59', '07:00'].map((wall) => inQuietHours(night, at(`2022-09-11T${wall}`)))).toEqual([true, false]);
  });

  it('are as long as the wall clock makes them when clocks change', () => {
    const nights = [
      ['2022-11-05T22:00', '2022-11-06T07:00', 10],
      ['2023-03-11T22:00', '2023-03-12T07:00', 8],
    ] as const;
    for (const [from, to, hours] of nights) {
      expect(quietUntil(night, at(from))).toBe(at(to));
      expect((quietUntil(night, at(from)) - at(from)) / 3_600_000).toBe(hours);
      expect(quietSince(night, at(to) - 60_000)).toBe(at(from) - 60_000);
    }
  });

  it('never end or begin inside themselves, and leave an instant outside alone', () => {
    fc.assert(
      fc.property(quiet, instant, (hours, now) => {
        const [until, since] = [quietUntil(hours, now), quietSince(hours, now)];
        expect([inQuietHours(hours, until), inQuietHours(hours, since)]).toEqual([false, false]);
        expect(since <= now && now <= until).toBe(true);
        if (!inQuietHours(hours, now)) expect([since, until]).toEqual([now, now]);
      }),
      { numRuns: 60 },
    );
  });

  it('are none when they begin and end at the same time', () => {
    fc.assert(
      fc.property(quiet, instant, (hours, now) => {
        expect(inQuietHours({ ...hours, to: hours.from }, now)).toBe(false);
      }),
    );
  });
});
