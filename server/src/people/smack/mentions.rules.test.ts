import fc from 'fast-check';
import { mentionsIn } from './mentions.rules';

const known = ['Rusty', 'Rusty Nails', 'Fourth & Long', 'Élan'].map((name) => ({ name }));
const names = (message: string) => mentionsIn(message, known).map(({ one }) => one.name);

test.each([
  ['@rusty nails pays', ['Rusty Nails']],
  ['@Rusty, and @fourth & long!', ['Rusty', 'Fourth & Long']],
  ['@Rusty @RUSTY', ['Rusty']],
  ['@élan', ['Élan']],
  ['@RustyBucket rusty@rusty.example @ Rusty @', []],
])('%s', (message, expected) => expect(names(message)).toEqual(expected));

test('what is found stands in the message behind an @, and is no more than ten', () => {
  const piece = fc.constantFrom('@', 'Rusty', ' Nails', 'rusty', ' ', 'x', 'Fourth & Long', 'Élan', '.');
  const many = Array.from({ length: 14 }, (_, n) => ({ name: `n${n}` }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const message = pieces.join('');
      for (const { one, written } of mentionsIn(message, known)) {
        expect(message).toContain(`@${written}`);
        expect(written.toLowerCase()).toBe(one.name.toLowerCase());
      }
    }),
    { numRuns: 100 },
  );
  expect(mentionsIn(many.map(({ name }) => `@${name}`).join(' '), many)).toHaveLength(10);
});
