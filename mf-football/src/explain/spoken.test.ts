import { aPick } from '../testing/board.fixture';
import { spokenPick, spokenResult } from './spoken';

describe('spoken texts', () => {
  it('name pick, line and state', () => expect(spokenPick(aPick({ Result: -1 }), 3)).toBe('Pick 3, Bills minus 5.5, winning now'));
  it('keep a sealed pick sealed', () => expect(spokenPick(aPick({ Pick: '', Spread: null }), 5)).toBe('Pick 5, picked, shown at kickoff'));
  it('tell a missing pick', () => expect(spokenPick(null, 2)).toBe('Pick 2, no pick'));
  it('tell my own pick to come', () => expect(spokenPick(aPick(), 1)).toBe('Pick 1, Bills minus 5.5, to come'));
  it.each([
    [1, false, 'win'],
    [0, false, 'loss'],
    [0, true, 'push, counts as a loss'],
    [-1, false, 'winning now'],
    [-2, false, 'losing now'],
    [-2, true, 'pushing now'],
    [null, false, 'no result yet'],
  ])('say result %p push %p', (result, push, words) => expect(spokenResult(result, push)).toBe(words));
});
