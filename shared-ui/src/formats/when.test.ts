import fc from 'fast-check';
import { inEachZone } from '../testing/zones';
import { epoch } from './instant';
import { dayKey, formatDate, formatDay, formatDayTime, formatLongDay, formatMonth, formatMonthDay, formatTime } from './when';

// Local noon, whatever zone the tests run in.
const at = (month: number, day: number, hour = 12, minute = 0) => new Date(2026, month - 1, day, hour, minute).getTime();

describe('when', () => {
  it('writes times and days in the viewer’s zone', () => {
    const kickoff = at(11, 15, 16, 5);
    expect(formatTime(kickoff)).toBe('4:05 PM');
    expect(formatDayTime(kickoff, at(11, 12))).toBe('Sun 4:05 PM');
    expect(formatMonthDay(kickoff)).toBe('11/15');
    expect(formatLongDay(kickoff)).toBe('Sunday, Nov 15');
    expect([formatDate(kickoff), formatMonth(kickoff)]).toEqual(['Sun, Nov 15', 'Nov']);
    expect(dayKey(kickoff)).toBe('2026-11-15');
  });

  it('counts 24 hours for who does, and puts the day first', () => {
    const real = Intl.DateTimeFormat;
    const german = jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((locale, options) => new real(locale ?? 'de-DE', options));
    jest.isolateModules(() => {
      const when = jest.requireActual<typeof import('./when')>('./when');
      expect([when.formatTime(at(11, 15, 16, 5)), when.formatTime(at(11, 15, 2)), when.formatMonthDay(at(11, 15))]).toEqual([
        '16:05',
        '02:00',
        '15.11.',
      ]);
      expect([when.formatDate(at(11, 15)), when.formatLongDay(at(11, 15))]).toEqual(['Sun, 15 Nov', 'Sunday, 15 Nov']);
    });
    german.mockRestore();
  });

  it('names the weekday within six days, before and after', () => {
    expect([9, 15, 21].map((day) => formatDay(at(11, 15), at(11, day)))).toEqual(['Sun', 'Sun', 'Sun']);
    expect([8, 22].map((day) => formatDay(at(11, 15), at(11, day)))).toEqual(['11/15', '11/15']);
    expect(formatDayTime(at(11, 15, 16, 5), at(11, 1))).toBe('11/15 4:05 PM');
  });

  it('gives instants of one local day one key, and others another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 23 }), (day, h1, h2) => {
        expect(dayKey(at(3, day, h1))).toBe(dayKey(at(3, day, h2)));
        expect(dayKey(at(3, day, h1))).not.toBe(dayKey(at(3, day + 1, h2)));
      }),
    );
  });

  it('takes a timestamp without a zone as UTC, in both spellings', () => {
    const utc = Date.UTC(2026, 10, 15, 18, 0);
    for (const text of ['2026-11-15T18:00:00Z', '2026-11-15T18:00:00', '2026-11-15 18:00:00', '2026-11-15T13:00:00-05:00'])
      expect(epoch(text)).toBe(utc);
  });

  it('names a day alone as it is written, whatever the zone, and instants by the zone', () => {
    const written = inEachZone(() => {
      let lines: string[] = [];
      // Anew, because what Intl makes keeps the zone of its making.
      jest.isolateModules(() => {
        const when = jest.requireActual<typeof import('./when')>('./when');
        lines = [
          when.formatMonthDay('2026-09-03'),
          when.formatLongDay('2026-09-03'),
          when.dayKey('2026-09-03'),
          when.formatDay('2026-09-03', new Date(2026, 8, 5).getTime()),
          when.formatDate('2026-09-03'),
          when.formatMonth('2026-09-01'),
          when.formatMonthDay('2026-09-03T05:00:00Z'),
        ];
      });
      return lines;
    });
    const day = ['9/3', 'Thursday, Sep 3', '2026-09-03', 'Thu', 'Thu, Sep 3', 'Sep'];
    expect(written).toEqual([
      [...day, '9/2'],
      [...day, '9/3'],
      [...day, '9/3'],
    ]);
  });

  it('prints nothing for what is no instant', () => {
    expect([formatTime(''), formatDayTime('soon'), formatMonthDay(''), dayKey('')]).toEqual(['', '', '', '']);
  });
});
