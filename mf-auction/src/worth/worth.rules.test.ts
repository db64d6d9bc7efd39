import { winsNeeded, winValues, worthOf } from './worth.rules';

const PAYOUTS = '50,100,250,400,800,1600';

it.each([
  [1741, [8, 18, 45, 69, 141, 279]],
  [6665, [33, 67, 167, 267, 533, 1067]],
])('pays of a pot of %i what the server pays', (pot, values) => expect(winValues(pot, PAYOUTS)).toEqual(values));

it('says how many wins bring a price back', () => {
  const values = winValues(1741, PAYOUTS);
  expect([110, 29, 8, 9, 560, 561].map((price) => winsNeeded(price, values))).toEqual([4, 3, 1, 2, 6, null]);
});

it('breaks even below the fair value, since the buyer pays into the pot', () => {
  expect(worthOf(2000, { share: 0.1, weight: 0.1 })).toEqual({ fair: 200, breakEven: 200 });
  expect(worthOf(2000, { share: 0.09174, weight: 0.06567 })).toEqual({ fair: 183, breakEven: 189 });
});
