import fc from 'fast-check';
import { roundsOf } from './played.rules';
import { headToHead, metBy, type HeadToHead, type Tally } from './rivals.rules';
import { longestRuns } from './runs.rules';
import { aContest, aDrawnCircle } from './testing/drawn-circle';

const swapped = ({ ahead, behind, level }: Tally): Tally => ({ ahead: behind, behind: ahead, level });
const counts = ({ ahead, behind, level }: Tally): Tally => ({ ahead, behind, level });
const sumOf = (some: readonly Tally[]): Tally => ({
  ahead: some.reduce((sum, one) => sum + one.ahead, 0),
  behind: some.reduce((sum, one) => sum + one.behind, 0),
  level: some.reduce((sum, one) => sum + one.level, 0),
});
/** One after the other, by hand. */
function naiveRun(marks: readonly number[], wanted: number): number {
  let [run, most] = [0, 0];
  for (const mark of marks) most = Math.max(most, (run = mark === wanted ? run + 1 : 0));
  return most;
}
const ids = (run: HeadToHead['current']) => run.map(({ at }) => at.id);

test('one over the other is the other under the one, and parts add up to the whole', () => {
  fc.assert(
    fc.property(aDrawnCircle, (contests) => {
      const rounds = roundsOf(contests);
      const [a, b] = [headToHead(rounds, 1, 2), headToHead(rounds, 2, 1)];
      expect(counts(b.all)).toEqual(swapped(a.all));
      expect(b.contests.map(({ margin, ...one }) => [counts(swapped(one)), 0 - margin])).toEqual(
        a.contests.map(({ margin, ...one }) => [counts(one), margin]),
      );
      expect(b.years.map((one) => counts(swapped(one)))).toEqual(a.years.map(counts));
      expect([ids(b.mine), ids(b.theirs), ids(b.current)]).toEqual([ids(a.theirs), ids(a.mine), ids(a.current)]);
      expect(sumOf(a.contests)).toEqual(counts(a.all));
      expect(sumOf(a.years)).toEqual(counts(a.all));
      expect(a.meetings).toHaveLength(metBy(rounds, 1).get(2) ?? 0);
    }),
  );
});

test('runs are those that somebody counts one by one', () => {
  fc.assert(
    fc.property(aDrawnCircle, (contests) => {
      const { meetings, mine, theirs, current } = headToHead(roundsOf(contests), 1, 2);
      const marks = meetings.map(({ ahead }) => ahead as number);
      expect([mine.length, theirs.length]).toEqual([naiveRun(marks, 1), naiveRun(marks, -1)]);
      const last = marks.at(-1) ?? 0;
      const back = [...marks].reverse();
      const other = back.findIndex((mark) => mark !== last);
      expect(current).toHaveLength(last === 0 ? 0 : other < 0 ? marks.length : other);
      for (const run of longestRuns(marks, (mark) => mark === 1)) expect(run).toHaveLength(naiveRun(marks, 1));
    }),
  );
});

test('of two entries the one that did better counts, and who did not play is not met', () => {
  const rounds = roundsOf([
    aContest({ id: 1 }, [
      [
        { entry: 10, rank: 3, score: 1 },
        { entry: 11, rank: 1, score: 4 },
        { entry: 20, rank: 2, score: 3 },
      ],
      [{ entry: 20, rank: 1, score: 3 }],
    ]),
  ]);
  expect(headToHead(rounds, 1, 2)).toMatchObject({ all: { ahead: 1, behind: 0, level: 0 }, contests: [{ margin: 1 }] });
});
