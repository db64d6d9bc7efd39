import fc from 'fast-check';
import { compareNames } from './names.rules';

describe('names', () => {
  it('sort without regard to case and the same from both ends', () => {
    expect(['bob', 'Al', 'Bob', 'al'].sort(compareNames)).toEqual(['Al', 'al', 'Bob', 'bob']);
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => expect(compareNames(a, b) + compareNames(b, a)).toBe(0)));
  });
});
