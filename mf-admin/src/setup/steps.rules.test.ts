import type { SetupStepRow } from '@poolhouse/contract';
import { afterWords, nextStep, STEPS, type StepId } from './steps.rules';

const steps = (undone: readonly StepId[], notMine: readonly StepId[] = []): SetupStepRow[] =>
  (Object.keys(STEPS) as StepId[]).map((ID) => ({
    ID,
    done: undone.includes(ID) ? 0 : 1,
    message: '',
    mine: notMine.includes(ID) ? 0 : 1,
  }));

test('the next step is the first that lacks; live scores come last, since a pool runs without them', () => {
  expect(nextStep(steps(['games', 'scores', 'lines']))?.ID).toBe('games');
  expect(nextStep(steps(['scores', 'people']))?.ID).toBe('people');
  expect(nextStep(steps(['scores']))?.ID).toBe('scores');
  expect(nextStep(steps([]))).toBeNull();
});

test('nobody is sent to what only a site administrator can do', () => {
  expect(nextStep(steps(['games', 'people'], ['games', 'scores', 'lines']))?.ID).toBe('people');
  expect(nextStep(steps(['games'], ['games', 'scores', 'lines']))).toBeNull();
});

test('how much is left is said', () => {
  const some = steps(['people', 'scores', 'lines']);
  expect(afterWords(some, nextStep(some)!)).toBe('then 1 more step');
  const last = steps(['lines', 'scores']);
  expect(afterWords(last, nextStep(last)!)).toBe('then the pool runs by itself');
});
