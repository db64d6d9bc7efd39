import fc from 'fast-check';
import { basic } from './credentials';

it('carries any name and secret as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (username, secret) => {
      const decoded = Buffer.from(basic({ username, secret }).replace('Basic ', ''), 'base64').toString('utf8');
      expect(decoded).toBe(Buffer.from(`${username}:${secret}`).toString('utf8'));
    }),
  );
});
