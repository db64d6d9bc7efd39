import fc from 'fast-check';
import { CODE_BYTES, codeOf, plainCode } from './recovery-codes.rules';

const bytes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES });

it('writes codes in four groups of four, which are read however they are typed', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = codeOf(random);
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
      expect(plainCode(` ${code.toUpperCase().replace(/0/g, 'O').replace(/1/g, 'l').replace(/-/g, ' ')} `)).toBe(plainCode(code));
    }),
  );
});

it('writes no two codes alike', () => {
  fc.assert(fc.property(bytes, bytes, (a, b) => (codeOf(a) === codeOf(b)) === (Buffer.compare(a, b) === 0)));
});
