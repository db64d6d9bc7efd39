import { inEachZone } from '../../testing/zones';
import { instantOf, typedTime } from './date.rules';

it('keeps what was typed in the viewer’s zone as an instant, and shows it again as it was typed', () => {
  const typed = '2026-11-16T16:05';
  expect(inEachZone(() => instantOf(typed))).toEqual(['2026-11-17T00:05:00.000Z', '2026-11-16T15:05:00.000Z', '2026-11-16T03:05:00.000Z']);
  expect(inEachZone(() => typedTime(instantOf(typed)))).toEqual([typed, typed, typed]);
});

it('has none while none is typed', () => {
  expect([instantOf(''), instantOf('soon'), typedTime(''), typedTime('soon')]).toEqual(['', '', '', '']);
});
