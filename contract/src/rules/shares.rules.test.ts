import fc from 'fast-check';
import { divide, shareEqually, sum } from './shares.rules';

const whole = (max: number) => fc.nat({ max });

describe('shares', () => {
  it('lose nothing and stay within one point of the exact part', () => {
    fc.assert(
      fc.property(whole(100_000), fc.array(whole(1000), { minLength: 1, maxLength: 20 }), (points, weights) => {
        const parts = divide(points, weights);
        expect(sum(parts)).toBe(points);
        const total = sum(weights);
        if (total > 0) parts.forEach((part, n) => expect(Math.abs(part - (points * weights[n]!) / total)).toBeLessThan(1));
      }),
    );
    fc.assert(
      fc.property(whole(1000), fc.integer({ min: 1, max: 40 }), (points, among) => {
        const shares = shareEqually(points, among);
        expect(sum(shares)).toBe(points);
        expect(shares[0]! - shares.at(-1)!).toBeLessThanOrEqual(1);
      }),
    );
  });
});
