import type { CourseRow } from '@poolhouse/contract';
import { movedBy, rowCourses, type RowCourses } from './courses.rules';

const at = Date.parse('2026-11-15T18:00:00Z') / 1000;
const NOW = 1000 * (at + 9000);
const game = (ID: number, over: Partial<CourseRow> = {}): CourseRow => ({
  ...{ ID, Sport: 'NFL', Abbrev1: 'NYJ', Abbrev2: 'NE', Line: -7.5, day: '2026-11-15T18:00:00Z' },
  Steps: `${at},Q1,15:00,0,0,;${at + 1200},Q1,2:00,7,0,touchdown;${at + 2000},Q2,14:00,7,0,;${at + 8000},Q4,9:10,7,21,points`,
  ...over,
});
const row = (ID: string, over = {}) => ({ ID, pick: 'Jets +7.5', game: 1, side: 1, line: 7.5, chance: 0.3, ...over });

function last(steps: Generator<void, RowCourses>): RowCourses {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

test('a row’s line begins even at its closing line, has a point for each step, and ends with what the row says', () => {
  const courses = last(rowCourses([row('a')], [game(1)], NOW));
  const { points, moments } = courses.get('a')!;
  expect(points.map((point) => point.at)).toEqual([at, at, at + 1200, at + 2000, at + 8000, at + 9000]);
  expect(points[0]!.chance).toBeCloseTo(0.5, 1);
  expect(points.at(-1)!.chance).toBe(0.3);
  expect(moments.map(({ title, note }) => `${title}, ${note}`)).toEqual([
    'NYJ touchdown, Jets +7.5: Q1 2:00, 7–0',
    'NE 21 points, Jets +7.5: Q4 9:10, 7–21',
  ]);
  expect(moments[0]!.after).toBeGreaterThan(moments[0]!.before);
  expect(moments[1]!.after).toBeLessThan(moments[1]!.before);
});

test('what has no line, no side or no chance has none, nor has a game that is not told of', () => {
  const rows = [
    row('no line'),
    row('no chance', { game: 2, chance: null }),
    row('no game', { game: undefined }),
    row('unknown', { game: 9 }),
    row('wins', { game: 2, side: 2, line: 0, chance: 0.9, pick: 'Patriots' }),
  ];
  const courses = last(rowCourses(rows, [game(1, { Line: null }), game(2)], NOW));
  expect([...courses.keys()]).toEqual(['wins']);
});

test('what moved all of them stands in its order, of the rows that are shown', () => {
  const other = game(2, { Steps: `${at + 600},Q1,9:00,0,7,touchdown`, Abbrev2: 'GB' });
  const courses = last(rowCourses([row('a'), row('b', { game: 2, pick: 'Bears' }), row('twin')], [game(1), other], NOW));
  expect(movedBy(courses, [{ ID: 'a' }, { ID: 'b' }]).map(({ title }) => title)).toEqual(['GB touchdown', 'NYJ touchdown', 'NE 21 points']);
});
