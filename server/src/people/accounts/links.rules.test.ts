import fc from 'fast-check';
import { linkState, linkWords, type LinkFacts } from './links.rules';

const link: fc.Arbitrary<LinkFacts> = fc.record({
  mode: fc.constantFrom('join' as const, 'reset' as const),
  expiresAt: fc.integer({ min: 0, max: 1000 }),
  usedAt: fc.option(fc.integer({ min: 0, max: 1000 })),
  ownerKeys: fc.constant(['ann', 'ann@example.org']),
});
const instant = fc.integer({ min: 0, max: 1000 });

describe('linkState', () => {
  it('is good only for its owner, unused, and before it expires', () => {
    fc.assert(
      fc.property(link, fc.constantFrom(undefined, 'ann', 'ann@example.org', 'bob'), instant, (facts, named, now) => {
        expect(linkState(facts, named, now) === 'good').toBe(named !== 'bob' && facts.usedAt === null && now < facts.expiresAt);
      }),
    );
  });

  it('tells a stranger nothing but that it is not theirs', () => {
    fc.assert(
      fc.property(link, instant, (facts, now) => {
        expect(linkState(facts, 'bob', now)).toBe('other_user');
      }),
    );
    expect(linkState(undefined, 'bob', 0)).toBe('unknown');
  });

  it('has words for every state but good', () => {
    for (const mode of ['join', 'reset', null] as const) {
      const words = (['used', 'expired', 'unknown', 'other_user'] as const).map((state) => linkWords(state, mode));
      expect(new Set(words).size).toBe(4);
      expect(words.every((text) => text.endsWith('.'))).toBe(true);
      expect(linkWords('good', mode)).toBe('');
    }
  });
});
