import type { SweatRow } from '@poolhouse/contract';
import type { MyWeek } from '../status.rules';
import { perfectOf } from './sweat-lines.rules';

const week = (over: Partial<MyWeek>): MyWeek => ({ wins: 0, losses: 0, winning: 0, losing: 0, toStart: 0, in: 5, ...over });
const row = (state: SweatRow['state'], at = '2026-11-15T21:25:00Z', pick = 'Chiefs −3.5'): SweatRow => ({
  ...{ ID: pick + at, event_id: 1, side: 1, state, at, pick, need: '', score: '', clock: '', result: 3, push: 0, near: 0 },
});
const mine = [row('over'), row('over'), row('live'), row('to_come', '2026-11-17T01:15:00Z', 'Jets +1'), row('to_come')];
const of = (over: Partial<MyWeek>, rows = mine) => perfectOf({ mine: rows }, week(over), 5, 42);

test('a week without a loss can still be perfect, and says what comes next', () => {
  expect(of({ wins: 2, winning: 1 })).toMatchObject({ done: false, title: 'Perfect so far: 2 won, 1 winning' });
  expect(of({ wins: 2, winning: 1 })?.text).toMatch(/^Five right shares 42 points\. Next: Chiefs −3\.5, /);
  expect(of({ wins: 2, losing: 1 })?.title).toBe('Still perfect if they turn: 2 won, 1 losing');
});

test('five wins are a perfect week', () => {
  const rows = mine.map((one) => ({ ...one, state: 'over' as const }));
  expect(of({ wins: 5 }, rows)).toEqual({ done: true, title: 'A perfect week', text: 'Five right shares 42 points.' });
});

test.each([
  ['a loss', { losses: 1, wins: 3 }],
  ['a pick that is not in', { in: 4, wins: 2 }],
  ['nothing begun', { toStart: 5 }],
])('%s: no word of a perfect week', (_what, over) => {
  expect(of(over)).toBeNull();
});
