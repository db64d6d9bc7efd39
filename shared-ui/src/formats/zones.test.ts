import fc from 'fast-check';
import { eventFile } from '../calendar/event-file.rules';
import { instantOf, typedTime } from '../desk/form/date.rules';
import { setTimeZone } from '../testing/zones';
import { formatIn } from './countdown';
import { epoch } from './instant';
import { dayKey, formatDate, formatDay, formatDayTime, formatLongDay, formatMonthDay, formatSince, formatTime } from './when';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Readers, and days on which a clock is changed where they live; in Phoenix and Apia none is, while those of others are. */
const READERS: readonly (readonly [zone: string, ...days: string[]])[] = [
  ['America/New_York', '2026-03-08', '2026-11-01', '2027-03-14'],
  ['America/Phoenix', '2026-03-08', '2026-11-01'],
  ['Europe/Berlin', '2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01'],
  ['Pacific/Apia', '2026-03-08', '2026-11-01', '2027-01-01'],
  // Midnight itself is left out there, and half an hour is.
  ['America/Santiago', '2026-09-06', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-10-04'],
];

let before = '';
beforeAll(() => (before = Intl.DateTimeFormat().resolvedOptions().timeZone));
afterEach(() => setTimeZone(before));

/** What is written in a zone that is named, by Intl alone: another way than that of the formats, which go by the device's own. */
const told = (zone: string, options: Intl.DateTimeFormatOptions, locale = 'en-US') => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  return (at: number) => format.format(at).replace(/\u202f/g, ' ');
};

describe.each(READERS)('in %s, on days on which clocks change somewhere', (zone, ...days) => {
  const day = told(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA');
  const expected = {
    time: told(zone, { hour: 'numeric', minute: '2-digit' }),
    weekday: told(zone, { weekday: 'short' }),
    monthDay: told(zone, { month: 'numeric', day: 'numeric' }),
    date: told(zone, { weekday: 'short', month: 'short', day: 'numeric' }),
    longDay: told(zone, { weekday: 'long', month: 'short', day: 'numeric' }),
  };
  /** Whole minutes of two days around a change. */
  const instant = fc
    .tuple(fc.constantFrom(...days), fc.integer({ min: -40 * 60, max: 64 * 60 }))
    .map(([date, minutes]) => Date.parse(date) + minutes * 60_000);

  it('hours, days and their heads are those of the reader’s wall', () => {
    setTimeZone(zone);
    fc.assert(
      fc.property(instant, (at) => {
        expect(formatTime(at)).toBe(expected.time(at));
        expect(formatMonthDay(at)).toBe(expected.monthDay(at));
        expect([formatDate(at), formatLongDay(at)]).toEqual([expected.date(at), expected.longDay(at)]);
        expect(dayKey(at)).toBe(day(at));
      }),
    );
  });

  it('a weekday is said within six of the reader’s days, and the time alone of what is theirs today', () => {
    setTimeZone(zone);
    const between = (a: number, b: number) => Math.abs(Date.parse(day(a)) - Date.parse(day(b))) / DAY_MS;
    fc.assert(
      fc.property(instant, fc.integer({ min: -8 * 24, max: 8 * 24 }), (at, hours) => {
        const now = at + hours * HOUR_MS;
        expect(formatDay(at, now)).toBe(between(at, now) <= 6 ? expected.weekday(at) : expected.monthDay(at));
        expect(formatSince(at, now)).toBe(day(at) === day(now) ? expected.time(at) : `${formatDay(at, now)} ${expected.time(at)}`);
      }),
    );
  });

  it('a day alone is that day, and its time in a calendar’s file is the same instant', () => {
    setTimeZone(zone);
    for (const date of days) {
      expect([dayKey(date), formatMonthDay(date)]).toEqual([date, `${Number(date.slice(5, 7))}/${Number(date.slice(8))}`]);
      const file = (at: string | number) => eventFile({ title: 'Week 9', at, href: '/football' }, 'https://pool.example.org', 0);
      expect(file(`${date} 17:00:00`)).toBe(file(Date.parse(`${date}T17:00:00Z`)));
      expect(file(`${date} 17:00:00`)).toContain(`DTSTART:${date.replaceAll('-', '')}T170000Z`);
    }
  });

  it('what is typed for a wall clock is shown as it was typed, wherever that clock shows it at all', () => {
    setTimeZone(zone);
    fc.assert(
      fc.property(instant, (at) => {
        const typed = typedTime(new Date(at).toISOString());
        // Of an hour that comes twice the first is meant.
        expect(typedTime(instantOf(typed))).toBe(typed);
        expect(epoch(instantOf(typed))).toBeLessThanOrEqual(at);
      }),
    );
  });
});

it('a lock is as far away as time passes, also over a night that is an hour longer or shorter', () => {
  setTimeZone('America/New_York');
  const [evening, sunday] = [Date.parse('2026-10-31T23:00:00-04:00'), Date.parse('2026-11-01T13:00:00-05:00')];
  expect([formatTime(evening), formatDayTime(sunday, evening), formatIn(sunday - evening)]).toEqual([
    '11:00 PM',
    'Sun 1:00 PM',
    'in 15:00:00',
  ]);
  const [spring, monday] = [Date.parse('2026-03-07T23:00:00-05:00'), Date.parse('2026-03-08T13:00:00-04:00')];
  expect([formatTime(spring), formatDayTime(monday, spring), formatIn(monday - spring)]).toEqual([
    '11:00 PM',
    'Sun 1:00 PM',
    'in 13:00:00',
  ]);
});

it('Thursday’s kick-off is Friday’s in Berlin and Apia, and an hour later in Phoenix once clocks go back in New York', () => {
  const kickoffs = ['2026-10-29T20:15:00-04:00', '2026-11-05T20:15:00-05:00'].map((at) => Date.parse(at));
  const seen = (zone: string) => {
    setTimeZone(zone);
    return kickoffs.map((at) => formatDayTime(at, at));
  };
  expect(seen('America/Phoenix')).toEqual(['Thu 5:15 PM', 'Thu 6:15 PM']);
  expect(seen('Europe/Berlin')).toEqual(['Fri 1:15 AM', 'Fri 2:15 AM']);
  expect(seen('Pacific/Apia')).toEqual(['Fri 1:15 PM', 'Fri 2:15 PM']);
});

it('a reader who travels with an open page reads the hours of where they are', () => {
  const at = Date.parse('2026-11-15T18:00:00Z');
  setTimeZone('America/Phoenix');
  expect([formatTime(at), dayKey(at)]).toEqual(['11:00 AM', '2026-11-15']);
  setTimeZone('Pacific/Apia');
  expect([formatTime(at), dayKey(at), formatLongDay(at)]).toEqual(['7:00 AM', '2026-11-16', 'Monday, Nov 16']);
});
