import { stepsFrom, stepsText } from '@poolhouse/contract/rules';
import fc from 'fast-check';
import { stepsOf, whatHappened, type SeenGame } from './step.rules';

const game = (score1: number | null, score2: number | null, values: Partial<SeenGame> = {}): SeenGame => ({
  ...{ at: 0, state: 'in_progress', status: 'Q2', timeLeft: '3:12', statusNote: '', score1, score2 },
  ...values,
});
const toCome = game(null, null, { state: 'scheduled', status: '', timeLeft: '' });

test('a score is named by its points, and by the feed where it says more', () => {
  const of = (away: number, home: number, note = '') =>
    whatHappened({ score1: 10, score2: 7 }, { score1: 10 + away, score2: 7 + home }, note);
  expect([of(6, 0), of(0, 7), of(8, 0), of(0, 3), of(1, 0), of(0, 2)]).toEqual([
    ...['touchdown', 'touchdown', 'touchdown', 'field_goal', 'extra_point', 'two_points'],
  ]);
  expect([of(2, 0, 'Safety BUF'), of(2, 0, 'Two-point conversion'), of(10, 0), of(7, 3), of(-3, 0), of(7, -1), of(0, 0)]).toEqual([
    ...['safety', 'conversion', 'points', 'points', 'correction', 'correction', ''],
  ]);
});

test('what is seen first, a period and an end are steps; a clock, a repetition and a game that is off are none', () => {
  const seen = [
    game(0, 0, { status: 'Q1', timeLeft: '15:00' }),
    game(0, 0, { status: 'Q1', timeLeft: '12:00' }),
    game(0, 3, { status: 'Q1', timeLeft: '9:30' }),
    game(0, 3, { status: 'Q1', timeLeft: '9:30' }),
    game(0, 3, { timeLeft: '15:00' }),
    game(0, 0, { timeLeft: '14:00' }),
    game(null, null, { state: 'postponed', status: 'Postponed' }),
  ];
  expect(stepsOf(toCome, seen).map(({ status, score2, what }) => [status, score2, what])).toEqual([
    ['Q1', 0, ''],
    ['Q1', 3, 'field_goal'],
    ['Q2', 3, ''],
    ['Q2', 0, 'correction'],
  ]);
  expect(stepsOf(game(7, 3), [game(7, 3, { state: 'final', status: 'Final' })])).toHaveLength(1);
});

const seen = fc.record({ away: fc.nat(20), home: fc.nat(20), status: fc.constantFrom('Q1', 'Q2', 'Halftime', 'Q3', 'Q4', 'OT') });

test('however often a state is seen, the steps are the same, and they travel as text', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(seen, fc.integer({ min: 1, max: 3 })), { maxLength: 30 }), (all) => {
      const once = all.map(([{ away, home, status }], at) => game(away, home, { status, at }));
      const often = all.flatMap(([, times], n) => Array.from({ length: times }, () => once[n]!));
      const steps = stepsOf(toCome, once);
      expect(stepsOf(toCome, often)).toEqual(steps);
      expect(stepsFrom(stepsText(steps))).toEqual(steps);
      for (const [n, step] of steps.entries()) {
        const { score1, score2, status } = steps[n - 1] ?? { score1: -1, score2: 0, status: '' };
        expect([step.score1, step.score2, step.status]).not.toEqual([score1, score2, status]);
      }
    }),
    { numRuns: 60 },
  );
});
