import type { QuietHours } from '@poolhouse/contract';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { inQuietHours } from '../../ground/clock/quiet-hours.rules';
import { dueLock, LEAD_MS, LEAST_LEAD_MS, remindAt } from './reminder.rules';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const wall = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const zone = fc.constantFrom(
  ...['America/New_York', 'America/Los_Angeles', 'America/Phoenix', 'Europe/London', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Apia'],
);
const quiet: fc.Arbitrary<QuietHours | null> = fc.option(
  fc.record({ from: fc.integer({ min: 0, max: 23 }).map(wall), to: fc.integer({ min: 0, max: 23 }).map(wall), zone }),
);
/** Whole minutes around the weekends on which clocks change in the US and in Europe, and an ordinary one. */
const lock = fc.oneof(
  ...['2022-11-06', '2023-03-12', '2022-10-30', '2023-03-26', '2022-09-11'].map((day) =>
    fc.integer({ min: -48 * 60, max: 48 * 60 }).map((minutes) => Date.parse(day) + minutes * MINUTE_MS),
  ),
);
const newYork = (iso: string) => DateTime.fromISO(iso, { zone: 'America/New_York' }).toMillis();

describe('remindAt', () => {
  it('comes before the lock, outside of quiet hours, at the full lead where it can', () => {
    fc.assert(
      fc.property(lock, quiet, (at, hours) => {
        const when = remindAt(at, hours);
        expect(when).toBeLessThanOrEqual(at - LEAST_LEAD_MS);
        if (hours) expect(inQuietHours(hours, when)).toBe(false);
        if (!hours || !inQuietHours(hours, at - LEAD_MS)) expect(when).toBe(at - LEAD_MS);
      }),
      { numRuns: 80 },
    );
  });

  it.each([
    // The night in which clocks go back, before a game in London; then the one in which they go forward.
    ['2022-11-06T09:30', '2022-11-06T07:00'],
    ['2023-03-12T09:30', '2023-03-12T07:00'],
    ['2022-09-11T13:00', '2022-09-11T07:00'],
    ['2022-09-11T07:30', '2022-09-10T21:59'],
    ['2022-09-08T20:20', '2022-09-08T14:20'],
  ])('with a quiet night, the lock %s is announced at %s', (at, when) => {
    expect(
      DateTime.fromMillis(remindAt(newYork(at), { from: '22:00', to: '07:00', zone: 'America/New_York' }), {
        zone: 'America/New_York',
      }).toFormat("yyyy-MM-dd'T'HH:mm"),
    ).toBe(when);
  });
});

it('comes before two quiet days, where the only hour awake is the one that clocks leave out', () => {
  const hours = { from: '03:00', to: '02:00', zone: 'America/New_York' };
  const when = DateTime.fromMillis(remindAt(newYork('2023-03-12T12:00'), hours), { zone: 'America/New_York' });
  expect(when.toFormat("yyyy-MM-dd'T'HH:mm")).toBe('2023-03-11T02:59');
});

describe('the lead', () => {
  it('is six hours that pass, whatever the wall clock says when clocks change', () => {
    const wallTime = (lock: string) =>
      DateTime.fromMillis(remindAt(newYork(lock), null), { zone: 'America/New_York' }).toFormat('HH:mm ZZZZ');
    expect([wallTime('2022-11-06T06:30'), wallTime('2023-03-12T07:30'), wallTime('2022-09-11T06:30')]).toEqual([
      '01:30 EDT',
      '00:30 EST',
      '00:30 EDT',
    ]);
  });
});

describe('a quiet night', () => {
  it.each([
    // Noon in New York is the evening in Berlin, for two weeks an hour earlier than else; the night before in Apia ends in its own morning.
    ['2022-10-30T13:00', 'Europe/Berlin', '2022-10-30 12:00'],
    ['2022-11-06T13:00', 'Europe/Berlin', '2022-11-06 13:00'],
    ['2022-11-06T13:00', 'America/Phoenix', '2022-11-06 07:00'],
    ['2022-11-06T13:00', 'Pacific/Apia', '2022-11-06 21:59'],
    ['2022-09-25T13:00', 'Pacific/Apia', '2022-09-25 21:59'],
  ])('before the lock %s is the one of %s: %s', (lock, place, when) => {
    const at = remindAt(newYork(lock), { from: '22:00', to: '07:00', zone: place });
    expect(DateTime.fromMillis(at, { zone: place }).toFormat('yyyy-MM-dd HH:mm')).toBe(when);
  });
});

describe('dueLock', () => {
  it('is the first lock to come, from its reminder on until it falls, and never in quiet hours', () => {
    fc.assert(
      fc.property(fc.array(lock, { maxLength: 5 }), quiet, lock, (locks, hours, now) => {
        const first = Math.min(...locks.filter((at) => at > now));
        const due = dueLock(locks, hours, now);
        const expected = first !== Infinity && now >= remindAt(first, hours) && !(hours && inQuietHours(hours, now));
        expect(due).toBe(expected ? first : undefined);
      }),
      { numRuns: 60 },
    );
  });

  it('comes in time for who looks every minute, whatever the quiet hours', () => {
    fc.assert(
      fc.property(lock, quiet, (at, hours) => {
        const when = Math.ceil(remindAt(at, hours) / MINUTE_MS) * MINUTE_MS;
        expect(dueLock([at], hours, when)).toBe(at);
        expect(dueLock([at], hours, remindAt(at, hours) - 1)).toBeUndefined();
        expect(dueLock([at], hours, at)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  it('is never due when nothing can be picked', () => {
    expect(dueLock([], null, 0)).toBeUndefined();
    expect(dueLock([5 * HOUR_MS], null, 6 * HOUR_MS)).toBeUndefined();
  });
});
