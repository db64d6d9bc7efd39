import fc from 'fast-check';
import { lineNeed, lineTask, winNeed } from './need.rules';

const nfl = { sport: 'NFL', team1: 'Bills', team2: 'Buccaneers' } as const;
const school = { sport: 'NCAA', team1: 'Auburn', team2: 'Alabama' } as const;

test.each([
  [5.5, 'Buccaneers need 6'],
  [9, 'Buccaneers need 10, 9 pushes'],
  [0.5, 'Wins if it ends so, by a half'],
  [0, 'Pushes if it ends so'],
  [-0.5, 'Needs a field goal'],
  [-3.5, 'Needs a touchdown'],
  [-3, 'Needs 4 more, 3 pushes'],
  [-10.5, 'Needs 11 more'],
])('with a margin of %d against the line: %s', (margin, words) => {
  expect(lineNeed(nfl, 1, margin)).toBe(words);
});

test('a school is one, professionals are many', () => {
  expect(lineNeed(school, 1, 5.5)).toBe('Alabama needs 6');
  expect(winNeed(nfl, 2, 3)).toBe('Bills need 4');
  expect([winNeed(nfl, 1, 0), winNeed(nfl, 1, -3), winNeed({ ...school, sport: 'NCAAB' }, 1, -3)]).toEqual([
    'Level',
    'Needs a touchdown',
    'Needs 4 more',
  ]);
});

/** The points that a sentence names; a field goal is any score, a touchdown what no field goal is. */
const pointsIn = (words: string): number[] => [...words.matchAll(/\d+/g)].map(([digits]) => Number(digits));

test('so many points as it says turn it, one fewer does not, and what it says pushes does', () => {
  const margins = fc.integer({ min: -80, max: 80 }).map((halves) => halves / 2);
  fc.assert(
    fc.property(margins, (margin) => {
      const words = lineNeed({ ...school, sport: 'NCAAB' }, 1, margin);
      if (margin === 0 || margin === 0.5) return;
      const [points = 0, pushes] = pointsIn(words);
      const after = (more: number) => (margin < 0 ? margin + more : margin - more);
      const turned = (more: number) => (margin < 0 ? after(more) > 0 : after(more) < 0);
      expect([turned(points), turned(points - 1)]).toEqual([true, false]);
      expect(after(points - 1) === 0).toBe(pushes === points - 1);
    }),
  );
});

test.each([
  [-3.5, 'Must win by 4'],
  [-3, 'Must win by 4, 3 pushes'],
  [-0.5, 'Must win'],
  [0, 'Must win, a tie pushes'],
  [0.5, 'Must not lose'],
  [1, 'Must not lose, losing by 1 pushes'],
  [3, 'May lose by 2, 3 pushes'],
  [3.5, 'May lose by 3'],
])('before the game a line of %d asks: %s', (line, words) => {
  expect(lineTask(line)).toBe(words);
});

test('what a line asks for is what just covers it', () => {
  const lines = fc.integer({ min: -80, max: 80 }).map((halves) => halves / 2);
  fc.assert(
    fc.property(lines, (line) => {
      const words = lineTask(line);
      const [points = 1] = pointsIn(words);
      const least = words.startsWith('May') ? -points : words.startsWith('Must not') ? 0 : points;
      const covers = (lead: number) => lead + line > 0;
      expect([covers(least), covers(least - 1)]).toEqual([true, false]);
      expect(least - 1 + line === 0).toBe(words.includes('pushes'));
    }),
  );
});
