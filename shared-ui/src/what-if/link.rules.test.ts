import fc from 'fast-check';
import { readLink, writeLink } from './link.rules';

const game = (ID: number, Abbrev1: string, Abbrev2: string) => ({ ID, Abbrev1, Abbrev2 });
const games = [game(1, 'TB', 'BUF'), game(2, 'KC', 'DEN'), game(3, 'BUF', 'NIU'), game(4, 'TA&M', ''), game(5, 'M-OH', 'USC')];

describe('the address of what is supposed', () => {
  it('is short and plain', () => {
    const link = (...margins: [number, number][]) => writeLink(new Map(margins), games);
    expect(link([1, -Infinity], [2, 3])).toBe('TB.DEN-by-3');
    expect(link([2, 0])).toBe('KC-tie');
    expect(link([1, Infinity])).toBe('BUF~1');
    expect(link([4, -Infinity], [5, -7])).toBe('1~4.1~5-by-7');
    expect(link()).toBe('');
  });

  it('says what is unknown, and takes no name that two games have', () => {
    const { margins, unknown } = readLink('tb.BUF.XYZ.2~99.<script>', games);
    expect([...margins]).toEqual([[1, -Infinity]]);
    expect(unknown).toEqual(['BUF', 'XYZ', '2~99', '<script>']);
  });

  it('comes back as it was written, and no text breaks it', () => {
    const margin = fc.oneof(fc.constant(Infinity), fc.constant(-Infinity), fc.integer({ min: -99, max: 99 }));
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(fc.constantFrom(1, 2, 3, 4, 5), margin), { selector: ([id]) => id }), (pairs) => {
        const margins = new Map(pairs);
        const read = readLink(writeLink(margins, games), games);
        expect([...read.margins].sort()).toEqual(
          [...margins].map(([id, points]) => [id, points === 0 ? expect.closeTo(0) : points]).sort(),
        );
        expect(read.unknown).toEqual([]);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void readLink(text, games)));
  });
});
