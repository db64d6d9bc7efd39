import { going, secondsLeft } from './clock.rules';

it('counts down in real seconds, whatever the pace of the site’s time', () => {
  expect(secondsLeft(10_000, 4000, 1)).toBe(6);
  expect(secondsLeft(130_000, 10_000, 12)).toBe(10);
  expect(secondsLeft(4000, 10_000, 1)).toBe(0);
});

it('says once and twice, and nothing of a team that nobody wants', () => {
  expect([6, 5, 2.6, 2.5, 0].map((seconds) => going(seconds, true))).toEqual([
    '',
    'Going once',
    'Going once',
    'Going twice',
    'Going twice',
  ]);
  expect(going(1, false)).toBe('');
});
