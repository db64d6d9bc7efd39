import fc from 'fast-check';
import {
  formatAnd,
  formatAverage,
  formatGain,
  formatLine,
  formatList,
  formatMoney,
  formatNumber,
  formatOdds,
  formatOr,
  formatChance,
  formatPercent,
  formatPlace,
  formatPoints,
  formatRange,
  formatRank,
  formatRate,
  formatRecord,
  formatSigned,
  formatSignedPercent,
  formatToPar,
  moneyDigits,
  ordinal,
  inNumber,
  plural,
} from './formats';

const halfPoints = fc.integer({ min: -199, max: 199 }).map((n) => n / 2);
const readBack = (text: string): number => Number(text.replace(/[$,%+]/g, '').replace('\u2212', '-'));

describe('numbers as they are written', () => {
  it('writes lines with a true minus and halves as .5', () => {
    expect([-3.5, 3, 0, -0, null].map(formatLine)).toEqual(['\u22123.5', '+3', 'PK', 'PK', '']);
  });

  it('writes every line so that it can be read back, and the other side mirrors it', () => {
    fc.assert(
      fc.property(
        halfPoints.filter((n) => n !== 0),
        (line) => {
          expect(readBack(formatLine(line))).toBe(line);
          expect(formatLine(-line).slice(1)).toBe(formatLine(line).slice(1));
        },
      ),
    );
  });

  it('writes any amount in whole or with two decimals, never with a hyphen, and so that it can be read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (cents) => {
        for (const text of [formatMoney(cents / 100), formatGain(cents / 100), formatPoints(cents / 100)]) {
          expect(text).toMatch(/^[+\u2212]?\$?\d{1,3}(,\d{3})*(\.\d\d)?$/);
          expect(readBack(text)).toBe(cents / 100);
        }
      }),
    );
  });

  it('writes money whole, with cents where its column has some', () => {
    expect([1400, 4.9, -3, 0, -0.001].map((n) => formatMoney(n))).toEqual(['$1,400', '$4.90', '\u2212$3', '$0', '$0']);
    expect([12, -4.5, 0].map((n) => formatGain(n))).toEqual(['+$12', '\u2212$4.50', '$0']);
    expect([1000, 2.5].map((n) => formatPoints(n))).toEqual(['1,000', '2.50']);
    expect([moneyDigits([9, 7]), moneyDigits([9, 4.9]), moneyDigits([0.1 + 0.2, 3])]).toEqual([0, 2, 2]);
    expect([9, 4.9].map((n) => formatMoney(n, moneyDigits([9, 4.9])))).toEqual(['$9.00', '$4.90']);
  });

  it('calls a chance certain or impossible only when it is', () => {
    expect([0, 1e-9, 0.004, 0.005, 0.17, 0.5, 0.994, 0.996, 1].map((n) => formatPercent(n))).toEqual([
      '0%',
      '<1%',
      '<1%',
      '1%',
      '17%',
      '50%',
      '99%',
      '>99%',
      '100%',
    ]);
    expect([0, 0.001, 0.126, 0.999, 1, null, undefined].map((n) => formatChance(n))).toEqual([
      '<1%',
      '<1%',
      '13%',
      '>99%',
      '>99%',
      '–',
      '–',
    ]);
    expect([0, 1].map((n) => formatChance(n, true))).toEqual(['0%', '100%']);
    expect([0, 0.0367, 0.51, 1].map((n) => formatPercent(n, 1))).toEqual(['0.0%', '3.7%', '51.0%', '100.0%']);
    expect([0.12, -0.03, 0.001, -0.001].map(formatSignedPercent)).toEqual(['+12%', '\u22123%', '0%', '0%']);
    expect([60, 0.8, 2.25, 100 * 1.1].map(formatRate)).toEqual(['60%', '0.8%', '2.25%', '110%']);
  });

  it('writes counts, differences and measures', () => {
    expect([19_401, 999, -1_234_567.891, 0, -0].map((n) => formatNumber(n))).toEqual(['19,401', '999', '\u22121,234,567.891', '0', '0']);
    expect([13.061, 0.6, -0.001].map((n) => formatNumber(n, 2))).toEqual(['13.06', '0.60', '0.00']);
    expect([1.2, -0.5, 0, -0.04].map((n) => formatSigned(n, 1))).toEqual(['+1.2', '\u22120.5', '0.0', '0.0']);
    expect([0.6434, 1, 0, -0.25].map((n) => formatAverage(n))).toEqual(['.643', '1.000', '.000', '\u2212.250']);
    expect([8.5, 151].map(formatOdds)).toEqual(['8.50', '151.00']);
    expect([0, -5, 3].map(formatToPar)).toEqual(['E', '\u22125', '+3']);
  });

  it('joins records, scores and ranges with an en dash', () => {
    expect(formatRecord(34, 18)).toBe('34\u201318');
    expect(formatRecord(4, 6, 7)).toBe('4\u20136\u20137');
    expect([formatRange(3, 5), formatRange(3, 3, ordinal), formatRange(3, 5, ordinal)]).toEqual(['3\u20135', '3rd', '3rd\u20135th']);
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
    expect([0, 1, 2].map((n) => [inNumber(n, 'dog'), inNumber(n, 'is', 'are'), plural(n, 'entry has', 'entries have')])).toEqual([
      ['dogs', 'are', '0 entries have'],
      ['dog', 'is', '1 entry has'],
      ['dogs', 'are', '2 entries have'],
    ]);
    expect([plural(1, 'pick'), plural(0, 'pick'), plural(2, 'entry', 'entries'), plural(1000, 'point')]).toEqual([
      '1 pick',
      '0 picks',
      '2 entries',
      '1,000 points',
    ]);
    expect([formatRank(2, true), formatRank(4, false)]).toEqual(['T2', '4']);
    expect([formatPlace(1, true), formatPlace(3, false)]).toEqual(['T1', '3rd']);
  });
});

describe('lists as they are written', () => {
  it('has a word before the last, and commas before that', () => {
    expect([[], ['Ann'], ['Ann', 'Bob'], ['Ann', 'Bob', 'Cal']].map(formatAnd)).toEqual(['', 'Ann', 'Ann and Bob', 'Ann, Bob and Cal']);
    expect(
      [
        ['Ann', 'Bob'],
        [2, 3, 4],
      ].map(formatOr),
    ).toEqual(['Ann or Bob', '2, 3 or 4']);
    expect(formatList(['3 of 5', 'Rusty, Jr.', 2])).toBe('3 of 5, Rusty, Jr., 2');
  });

  it('leaves out what is empty, and nothing else', () => {
    expect(formatList(['', 'Ann', null, 0, undefined, false, 'Bob'])).toBe('Ann, 0, Bob');
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        expect(formatList(words)).toBe(words.join(', '));
        expect(formatAnd(words).split(/, | and /)).toEqual(words.length === 0 ? [''] : words);
      }),
    );
  });
});
