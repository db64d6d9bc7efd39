import fc from 'fast-check';
import type { GameStep } from '../football/steps.rules';
import { chanceCourse, type ChanceCourse } from './course.rules';
import { chanceOf, marginsOf, openChance } from './margins.rules';

const CLOCKS = [
  ['Q1', '9:00'],
  ['Q2', '4:10'],
  ['Halftime', ''],
  ['Q3', '11:02'],
  ['Q4', '6:30'],
  ['Q4', '0:45'],
  ['Final', '0:00'],
] as const;
const scores = fc.array(fc.constantFrom([0, 0], [7, 0], [0, 7], [3, 0], [0, 3], [6, 7]), { minLength: 1, maxLength: CLOCKS.length });
const stake = fc.record({ side: fc.constantFrom(1 as const, 2 as const), line: fc.integer({ min: -20, max: 20 }).map((n) => n / 2) });
const closing = fc.integer({ min: -28, max: 28 }).map((n) => n / 2);
const BEGAN = 1_800_000_000;

function last(steps: Generator<void, ChanceCourse>): ChanceCourse {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function stepsOf(made: readonly (readonly number[])[]): GameStep[] {
  let [score1, score2] = [0, 0];
  return made.map(([away = 0, home = 0], n) => {
    score1 += away;
    score2 += home;
    const [status, timeLeft] = CLOCKS[n]!;
    return { at: BEGAN + 600 * (n + 1), status, timeLeft, score1, score2, what: away + home === 0 ? '' : 'points' };
  });
}

test('the line of a chance is at each step what a row says of the game as it is then, and both sides of a half line share it', () => {
  fc.assert(
    fc.property(scores, stake, closing, (made, { side, line }, closes) => {
      const steps = stepsOf(made);
      const course = { sport: 'NFL' as const, line: closes, began: BEGAN, steps };
      const { points, moments } = last(chanceCourse(course, { side, line }));
      expect(points.map(({ at }) => at)).toEqual([BEGAN, ...steps.map(({ at }) => at)]);
      expect(points.every(({ chance }) => chance >= 0 && chance <= 1 + 1e-12)).toBe(true);
      for (const [n, step] of steps.entries()) {
        const { status, timeLeft } = step;
        const now = marginsOf({ sport: 'NFL', line: closes, lead: step.score2 - step.score1, status, timeLeft });
        if (status !== 'Final') expect(points[n + 1]!.chance).toBe(openChance(chanceOf(now!, side, line)));
        else expect([0, 1]).toContain(points[n + 1]!.chance);
      }
      for (const { step, was, before, after } of moments) {
        expect(step.what !== '' || step.status === 'Final').toBe(true);
        expect(before).not.toBe(after);
        if (step.status === 'Final') continue;
        // Before it there was the score of the step before, at the same clock.
        const { status, timeLeft } = step;
        const had = marginsOf({ sport: 'NFL', line: closes, lead: was.score2 - was.score1, status, timeLeft });
        expect(before).toBe(openChance(chanceOf(had!, side, line)));
      }
      if (Number.isInteger(line)) return;
      const theirs = last(chanceCourse(course, { side: side === 1 ? 2 : 1, line: -line })).points;
      for (const [n, { chance }] of points.entries()) expect(chance + theirs[n]!.chance).toBeCloseTo(1, 2);
    }),
  );
});

test('nothing is drawn of a sport that has no such model', () => {
  expect(last(chanceCourse({ sport: 'NCAAB', line: 0, began: BEGAN, steps: stepsOf([[3, 0]]) }, { side: 1, line: 0 }))).toEqual({
    points: [],
    moments: [],
  });
});
