import * as fc from 'fast-check';
import { kickoffsOf, nextRead } from './begins.rules';

const READ = Date.parse('2026-11-22T17:55:00Z');
const iso = (seconds: number) => new Date(READ + 1000 * seconds).toISOString();
/** Seconds from the read to the next one, so many seconds after it. */
const after = (begins: readonly number[], passed = 0, rate = 1, seconds: number | null = 600) => {
  const at = nextRead(
    { readAt: READ, seconds, begins: begins.map(iso) },
    { now: READ + 1000 * passed * rate, rate, local: READ + 1000 * passed },
  );
  return at === null ? null : (at - READ) / 1000;
};

test.each<[string, number | null, number | null]>([
  ['as usual where nothing begins', after([]), 600],
  ['as usual before what is far', after([9000]), 600],
  ['two seconds after the next kick-off', after([9000, 300, 420]), 302],
  ['at the same instant, whenever it is asked', after([300], 200), 302],
  ['by a clock that runs twelve times as fast', after([300], 0, 12), 27],
  ['as usual by a clock that stands', after([300], 0, 0), 600],
  ['in half a minute while word of what has begun is awaited', after([-60]), 30],
  ['as usual once it was awaited for a quarter of an hour', after([-900]), 600],
  ['never where it is never read again', after([300], 0, 1, null), null],
])('a page is read %s', (_what, seconds, wanted) => expect(seconds).toBe(wanted));

test('no page is read later than usual, nor before it was read', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -2000, max: 4000 })),
      fc.integer({ min: 0, max: 600 }),
      fc.constantFrom(0, 1, 12),
      (begins, passed, rate) => {
        const seconds = after(begins, passed, rate)!;
        expect(seconds).toBeLessThanOrEqual(600);
        expect(seconds).toBeGreaterThan(0);
      },
    ),
  );
});

test('what is on, over or called off begins no more', () => {
  const game = (state: string) => ({ state, day: iso(60) });
  expect(kickoffsOf(['scheduled', 'in_progress', 'final', 'postponed', 'cancelled'].map(game))).toEqual([iso(60)]);
});
