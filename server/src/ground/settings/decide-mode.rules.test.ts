import { decideMode, type ModeQuestion } from './decide-mode.rules';
import type { PracticeState } from './practice-state';

const saved: PracticeState = { at: 500, rate: 60, wall: null, moves: 3, obeyed: { start: 100, rate: 60 } };
const nothing: ModeQuestion = { marked: undefined, saved: undefined, resumed: undefined, envStart: undefined, envRate: undefined };
const practice: ModeQuestion = { ...nothing, marked: 'practice', saved, resumed: 500 };

describe('the mode that a server starts in', () => {
  it.each<[string, ModeQuestion, object]>([
    ['new, no clock asked for: production', nothing, { mode: 'production' }],
    [
      'new, with a clock: practice, in real speed',
      { ...nothing, envStart: 100 },
      { mode: 'practice', at: 100, rate: 1, obeyed: { start: 100 } },
    ],
    [
      'new, with clock and speed',
      { ...nothing, envStart: 100, envRate: 0 },
      { mode: 'practice', at: 100, rate: 0, obeyed: { start: 100, rate: 0 } },
    ],
    ['production stays production', { ...nothing, marked: 'production' }, { mode: 'production' }],
    ['practice goes on where it stood', practice, { mode: 'practice', at: 500, rate: 60, obeyed: saved.obeyed }],
    [
      'practice, same clock as before: goes on too',
      { ...practice, envStart: 100, envRate: 60 },
      { mode: 'practice', at: 500, rate: 60, obeyed: saved.obeyed },
    ],
    [
      'practice, another clock: jumps there',
      { ...practice, envStart: 900 },
      { mode: 'practice', at: 900, rate: 60, obeyed: { start: 900, rate: 60 } },
    ],
    [
      'practice, another speed: only that',
      { ...practice, envStart: 100, envRate: 5 },
      { mode: 'practice', at: 500, rate: 5, obeyed: { start: 100, rate: 5 } },
    ],
    [
      'practice that lost its time begins at the clock given',
      { ...practice, saved: undefined, resumed: undefined, envStart: 7 },
      { mode: 'practice', at: 7, rate: 1, obeyed: { start: 7 } },
    ],
  ])('%s', (_case, question, decision) => {
    expect(decideMode(question)).toEqual(decision);
  });

  it.each<[string, ModeQuestion, RegExp]>([
    ['practice over production', { ...nothing, marked: 'production', envStart: 100 }, /in production/],
    ['a speed without a clock', { ...nothing, envRate: 60 }, /POOLHOUSE_CLOCK_RATE is for practice/],
    ['a speed over production', { ...nothing, marked: 'production', envRate: 60 }, /POOLHOUSE_CLOCK_RATE is for practice/],
    ['practice without a time', { ...practice, saved: undefined, resumed: undefined }, /Set POOLHOUSE_CLOCK/],
  ])('refuses %s', (_case, question, words) => {
    expect(decideMode(question)).toEqual({ refused: expect.stringMatching(words) });
  });
});
