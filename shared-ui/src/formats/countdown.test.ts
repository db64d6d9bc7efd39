import fc from 'fast-check';
import { formatCountdown, formatIn } from './countdown';

describe('countdown', () => {
  it('counts h:mm:ss and stops at zero', () => {
    expect([2_530_000, 8_070_000, 0, -5, Number.NaN, 1].map(formatCountdown)).toEqual([
      '0:42:10',
      '2:14:30',
      '0:00:00',
      '0:00:00',
      '0:00:00',
      '0:00:01',
    ]);
  });

  it('never shows a number of minutes or seconds over 59, and adds up to the time given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500_000 }), (seconds) => {
        const [h = 0, m = 0, s = 0] = formatCountdown(seconds * 1000)
          .split(':')
          .map(Number);
        expect(m).toBeLessThan(60);
        expect(s).toBeLessThan(60);
        expect(h * 3600 + m * 60 + s).toBe(seconds);
      }),
    );
  });

  it('turns to days at one day', () => {
    expect([86_399_000, 86_400_000, 2 * 86_400_000 + 1, 42_000].map(formatIn)).toEqual([
      'in 23:59:59',
      'in 1 day',
      'in 2 days',
      'in 0:00:42',
    ]);
  });
});
