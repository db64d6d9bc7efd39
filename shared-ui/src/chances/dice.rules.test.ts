import fc from 'fast-check';
import { dice, seededBits } from './dice.rules';

const anySeed = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const first = (seed: number, count: number) => Array.from({ length: count }, dice(seed));

describe('seeded dice', () => {
  it('fall the same for the same seed, and otherwise for another', () => {
    fc.assert(
      fc.property(anySeed, anySeed, (seed, other) => {
        expect(first(seed, 20)).toEqual(first(seed, 20));
        if (seed !== other) expect(first(seed, 20)).not.toEqual(first(other, 20));
      }),
    );
  });

  it('stay what they are: figures that were measured hang on them', () => {
    expect(Array.from({ length: 3 }, seededBits(1))).toEqual([3777009179, 2408739498, 4180482921]);
    expect(first(1, 1)).toEqual([3777009179 / 2 ** 32]);
  });

  it('fall evenly, each tenth as often, and on neighbours of a seed as on any', () => {
    for (const seed of [0, 1, 2, 1009, -7]) {
      const tenths = new Array<number>(10).fill(0);
      for (const value of first(seed, 20_000)) tenths[Math.floor(10 * value)]! += 1;
      for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(1800));
    }
  });

  it('draw something of the one seed that would leave nothing but zeros', () => {
    expect(new Set(first(0x2545f491, 50)).size).toBe(50);
  });
});
