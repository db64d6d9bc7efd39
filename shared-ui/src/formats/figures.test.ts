import fc from 'fast-check';
import { formatLine, formatRecord } from './figures';
import { speakLine } from './spoken';
import { formatRank, ordinal, plural } from './words';

const halfPoints = fc.integer({ min: -199, max: 199 }).map((n) => n / 2);

describe('figures', () => {
  it('writes lines with a true minus and halves as .5', () => {
    expect([-3.5, 3, 0, -0, null].map(formatLine)).toEqual(['\u22123.5', '+3', 'PK', 'PK', '']);
  });

  it('writes every line so that it can be read back, and the other side mirrors it', () => {
    fc.assert(
      fc.property(
        halfPoints.filter((n) => n !== 0),
        (line) => {
          expect(Number(formatLine(line).replace('\u2212', '-'))).toBe(line);
          expect(formatLine(-line).slice(1)).toBe(formatLine(line).slice(1));
          expect(speakLine(line)).toBe(`${line < 0 ? 'minus' : 'plus'} ${Math.abs(line)}`);
        },
      ),
    );
  });

  it('joins records with an en dash', () => {
    expect(formatRecord(34, 18)).toBe('34\u201318');
    expect(formatRecord(4, 6, 7)).toBe('4\u20136\u20137');
  });

  it('says ordinals, plurals and shared ranks', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111, 112].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '101st',
      '111th',
      '112th',
    ]);
    expect([plural(1, 'pick'), plural(0, 'pick'), plural(2, 'entry', 'entries')]).toEqual(['1 pick', '0 picks', '2 entries']);
    expect([formatRank(2, true), formatRank(4, false)]).toEqual(['T2', '4']);
  });
});
