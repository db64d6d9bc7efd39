import { nextFullHour } from './full-hour';

it.each([
  ['2026-11-24T18:59:59.999Z', '2026-11-24T19:00:00.000Z'],
  ['2026-11-24T19:00:00.000Z', '2026-11-24T20:00:00.000Z'],
  ['2026-11-24T19:00:00.001Z', '2026-11-24T20:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01T00:00:00.000Z'],
])('the first full hour after %s is %s', (now, hour) => {
  expect(new Date(nextFullHour(Date.parse(now))).toISOString()).toBe(hour);
});
