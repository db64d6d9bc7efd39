import fc from 'fast-check';
import { countShares, luckShares } from './luck.rules';

const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 10 });

/** Every way in which the tries can end, with how likely it is. */
const ends = (of: readonly number[]) =>
  Array.from({ length: 2 ** of.length }, (_, way) => {
    const hits = of.map((_chance, n) => ((way >> n) & 1) === 1);
    return { count: hits.filter(Boolean).length, likely: of.reduce((all, chance, n) => all * (hits[n] ? chance : 1 - chance), 1) };
  });

test('counts are as likely as all ends counted one by one', () => {
  fc.assert(
    fc.property(chances, fc.integer({ min: 0, max: 22 }), (of, halves) => {
      const all = ends(of);
      const share = (so: (count: number) => boolean) => all.reduce((sum, { count, likely }) => (so(count) ? sum + likely : sum), 0);
      for (const [n, one] of countShares(of).entries()) expect(one).toBeCloseTo(share((count) => count === n));
      const { asWell, better } = luckShares(of, halves / 2);
      expect(asWell).toBeCloseTo(share((count) => count >= halves / 2));
      expect(better).toBeCloseTo(share((count) => count > halves / 2));
    }),
    { numRuns: 100 },
  );
});

test('a coin that is tossed seventy-five times is what tables of it say', () => {
  const coin = Array.from({ length: 75 }, () => 0.5);
  // 46 or more: the normal curve with its correction says 3.2%.
  expect(luckShares(coin, 46).asWell).toBeCloseTo(0.032, 2);
  expect(countShares(coin)).toHaveLength(76);
});
