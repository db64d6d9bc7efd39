import * as fc from 'fast-check';
import type { RaceGolfer } from './race.rules';
import { mostWorth } from './worth.rules';

const golfer = (id: number, next: number): RaceGolfer => ({
  ...{ id, name: `Golfer ${id}`, plays: true, posted: new Int8Array(), sums: [], next, stated: null },
});
const entries = [
  { id: 12, name: 'Rusty Nail', golfers: [0, 1], fixed: [] },
  { id: 13, name: 'Entry 13', golfers: [1, 2], fixed: [] },
];

it('names whose next hole of this round is worth most, mine or not; who has ended it is none', () => {
  const golfers = [golfer(1, 18 + 13), golfer(2, 36), golfer(3, 18), golfer(4, -1)];
  const leverage = new Map([
    [1, 0.06],
    [2, 0.4],
    [3, -0.2],
    [4, 0.3],
  ]);
  expect(mostWorth({ golfers, entries, mine: 0, over: 1 }, { leverage })).toEqual([
    { id: 3, name: 'Golfer 3', hole: 1, worth: -0.2, mine: false },
    { id: 1, name: 'Golfer 1', hole: 14, worth: 0.06, mine: true },
  ]);
});

it('never names more than asked, one that is worth nothing, or one before another that is worth more', () => {
  const worths = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { maxLength: 9 });
  fc.assert(
    fc.property(worths, fc.integer({ min: 1, max: 4 }), (all, most) => {
      const golfers = all.map((_, n) => golfer(n + 1, n));
      const named = mostWorth({ golfers, entries, mine: 0, over: 0 }, { leverage: new Map(all.map((worth, n) => [n + 1, worth])) }, most);
      const large = all.map(Math.abs).filter((worth) => worth >= 0.005);
      expect(named.map(({ worth }) => Math.abs(worth))).toEqual(large.sort((a, b) => b - a).slice(0, most));
      for (const { id, hole, worth } of named) expect([hole, worth]).toEqual([id, all[id - 1]]);
    }),
  );
});
