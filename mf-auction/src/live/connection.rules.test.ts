import { isSlow } from './connection.rules';

it('calls a connection slow above 1.5 s there and back, until it is well below', () => {
  expect([null, 40, 1500, 1501].map((trip) => isSlow(trip, false))).toEqual([false, false, false, true]);
  expect([1501, 1400, 1001, 1000, 40, null].map((trip) => isSlow(trip, true))).toEqual([true, true, true, false, false, false]);
});
