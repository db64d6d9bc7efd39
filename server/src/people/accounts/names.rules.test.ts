import fc from 'fast-check';
import { nameKey, refusedPassword, refusedUsername } from './names.rules';

describe('names', () => {
  it('sees one name through case, blanks and code points', () => {
    expect(nameKey('  Zo\u0065\u0308 ')).toBe(nameKey('ZOË'));
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name));
      }),
    );
  });

  it.each(['Ann', 'Ann Lee', 'O’Neill', 'Łukasz', 'x'.repeat(40)])('takes %s', (name) => {
    expect(refusedUsername(name)).toBeNull();
  });

  it.each(['', '   ', 'a:b', 'a@b', 'a\u0000b', 'a\nb', 'a\u202eb', 'Ann\u0430', 'A\u200bnn', 'x'.repeat(41)])('refuses %j', (name) => {
    expect(refusedUsername(name)).toMatch(/^A user name/);
  });

  it('takes passwords of 1 to 20 characters', () => {
    expect(refusedPassword('p')).toBeNull();
    expect(refusedPassword('é'.repeat(20))).toBeNull();
    expect(refusedPassword('')).not.toBeNull();
    expect(refusedPassword('p'.repeat(21))).not.toBeNull();
  });
});
