import fc from 'fast-check';
import { aPick, aSealedPick, NOW } from '../testing/rows.fixture';
import { marginOf, standingOf } from './standing.rules';
import { coverLimit, howItEnded, howItStands, inShort, whatItTakes } from './takes.rules';
import { compareTallies, tallyOf, tallyText, type Tally } from './tally.rules';

/** Half points from 0.5 on. */
const anyLine = fc.integer({ min: 1, max: 60 }).map((halves) => halves / 2);
const anyMargin = fc.integer({ min: -50, max: 50 });

/** What the server would send for a game with this margin. */
function played(margin: number, line: number, over: boolean) {
  const spreadScore = margin + line;
  const won = margin > 0;
  return aPick({
    spread: line,
    spreadScore,
    result: won ? 1 : 0,
    live: over ? 0 : 1,
    Grade: over ? (won ? 'W' : spreadScore > 0 ? 'C' : 'L') : '',
  });
}

describe('how a pick stands', () => {
  it.each([
    ['sealed', aSealedPick(), 'sealed'],
    ['to come', aPick(), 'toCome'],
    ['that counts for nothing', aPick({ Void: 'No line' }), 'none'],
    ['in play without a score', aPick({ live: 1 }), 'none'],
    ['without a result', aPick({ Day: '2026-11-15T18:00:00Z' }), 'none'],
    ['won outright', played(3, 7.5, true), 'win'],
    ['lost but covered', played(-7, 7.5, true), 'cover'],
    ['tied', played(0, 0.5, true), 'cover'],
    ['lost by exactly the line', played(-7, 7, true), 'push'],
    ['lost', played(-8, 7.5, true), 'loss'],
    ['ahead', played(1, 7.5, false), 'winning'],
    ['behind inside the line', played(-3, 7.5, false), 'covering'],
    ['behind by the line', played(-7, 7, false), 'pushing'],
    ['behind outside the line', played(-10, 7.5, false), 'losing'],
  ])('is given for a pick %s', (_when, pick, standing) => expect(standingOf(pick, NOW)).toBe(standing));

  it('gives the margin back', () => {
    fc.assert(fc.property(anyMargin, anyLine, (margin, line) => expect(marginOf(played(margin, line, true))).toBeCloseTo(margin, 10)));
    expect(marginOf(aPick())).toBeNull();
  });
});

describe('what a line is worth', () => {
  it('covers up to its limit and not one point further', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        expect(line - coverLimit(line)).toBeGreaterThan(0);
        expect(line - (coverLimit(line) + 1)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it.each([
    [7.5, 'A win is a W, a tie or a loss by up to 7 a C.'],
    [7, 'A win is a W, a tie or a loss by up to 6 a C.'],
    [1, 'A win is a W, a tie a C.'],
    [0.5, 'A win is a W, a tie a C.'],
    // An administrator may give none.
    [0, 'A win is a W, anything else an L.'],
  ])('at +%p says: %s', (line, words) => expect(whatItTakes(line)).toBe(words));

  it('names the same letter as the grade, during the game and after it', () => {
    fc.assert(
      fc.property(anyMargin, anyLine, (margin, line) => {
        const letter = played(margin, line, true).Grade;
        expect(howItEnded(margin, line)).toMatch(new RegExp(`: an? ${letter}\\.$`));
        expect(howItStands(margin, line)).toMatch(new RegExp(`: an? ${letter} as it stands\\.$`));
      }),
    );
  });

  it.each([
    [3, true, 'won by 3'],
    [-3, true, 'lost by 3, covered'],
    [0, true, 'tied, covered'],
    [-10, true, 'lost by 10'],
    [3, false, 'leads by 3'],
    [-3, false, 'trails by 3, covering'],
    [0, false, 'level, covering'],
    [-8, false, 'trails by 8'],
  ])('in short, a margin of %p, over %p: %s', (margin, over, words) => expect(inShort(margin, 7.5, over)).toBe(words));

  it.each([
    [howItStands(-3, 7.5), 'Trails by 3, covering by 4.5: a C as it stands.'],
    [howItStands(-7, 7), 'Trails by 7, exactly the line, which covers nothing: an L as it stands.'],
    [howItEnded(-10, 7.5), 'Lost by 10, 2.5 outside the line: an L.'],
    [howItEnded(-7, 7), 'Lost by 7, exactly the line. A push covers nothing: an L.'],
    [howItEnded(0, 3), 'Tied, covered by 3: a C.'],
    [howItEnded(0, 0), 'Tied, exactly the line. A push covers nothing: an L.'],
  ])('says %s', (given, words) => expect(given).toBe(words));
});

describe('the three counts', () => {
  const anyTally: fc.Arbitrary<Tally> = fc.record({ wins: fc.nat(18), covers: fc.nat(18), losses: fc.nat(18) });
  it('count every graded pick once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('W', 'C', 'L', '' as const)), (grades) => {
        const { wins, covers, losses } = tallyOf(grades.map((Grade) => aPick({ Grade: Grade as 'W' })));
        expect(wins + covers + losses).toBe(grades.filter((grade) => grade !== '').length);
      }),
    );
  });
  it('rank by wins before covers before losses', () => {
    fc.assert(
      fc.property(anyTally, anyTally, (a, b) => {
        const first = compareTallies(a, b);
        expect(Math.sign(first)).toBe(-Math.sign(compareTallies(b, a)) + 0);
        if (a.wins !== b.wins) expect(first < 0).toBe(a.wins > b.wins);
        if (first === 0) expect(a).toEqual(b);
      }),
    );
    expect(compareTallies({ wins: 4, covers: 0, losses: 9 }, { wins: 3, covers: 9, losses: 0 })).toBeLessThan(0);
    expect(compareTallies({ wins: 3, covers: 2, losses: 5 }, { wins: 3, covers: 1, losses: 0 })).toBeLessThan(0);
  });
  it('are written as the specification does', () => expect(tallyText({ wins: 45, covers: 22, losses: 33 })).toBe('45 - 22 - 33'));
});
