import fc from 'fast-check';
import { boardMarks } from './board-marks.rules';
import type { Person } from './people.store';

const rusty: Person = { color: 'teal', monogram: 'RN' };
const known = (name: string): Person => (name.startsWith('Rusty') ? rusty : { color: null, monogram: 'X' });
const row = (id: number, name: string, letters: string) => ({ id, name, letters });

it('shows an entry by its player’s mark, a second one in their color with letters of its own, and a stranger by the board’s letters', () => {
  const marks = boardMarks([row(1, 'Rusty Oakes', 'RO'), row(2, 'Rusty Again', 'RA'), row(3, 'Hollis Kerr', 'HK')], known);
  expect([...marks.values()]).toEqual([rusty, { color: 'teal', monogram: 'RA' }, { color: null, monogram: 'HK' }]);
});

it('shows no two entries by the same letters', () => {
  const monogram = fc.constantFrom('RN', 'R', 'RO', 'AB');
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom('RN', 'RO', 'RA', 'HK', 'AB', 'R2'), { maxLength: 6 }),
      fc.array(monogram, { minLength: 6, maxLength: 6 }),
      (letters, monograms) => {
        const rows = letters.map((one, n) => row(n, String(n), one));
        const marks = boardMarks(rows, (name) => ({ color: 'plum', monogram: monograms[Number(name)]! }));
        expect(new Set([...marks.values()].map(({ monogram: shown }) => shown)).size).toBe(rows.length);
      },
    ),
  );
});
