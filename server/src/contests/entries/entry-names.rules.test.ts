import fc from 'fast-check';
import { entryNameKey, freeName } from './entry-names.rules';

describe('entry names', () => {
  it('take the first free number', () => {
    expect(freeName('Bob', new Set())).toBe('Bob');
    expect(freeName('Bob', new Set(['bob', 'bob 2']))).toBe('Bob 3');
  });

  it('are free whatever is taken', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (name, others) => {
        const taken = new Set([name, `${name} 2`, ...others].map(entryNameKey));
        expect(taken.has(entryNameKey(freeName(name, taken)))).toBe(false);
      }),
    );
  });
});
