import { madeCut, tellsOfCut } from './form';

describe('the cut of a result', () => {
  it.each([
    ['12', 'F', true],
    ['T54', 'F', true],
    ['MDF', 'MDF', true],
    ['CUT', 'CUT', false],
    ['WD', 'WD', false],
    ['DQ', 'DQ', false],
    ['', 'F', true],
    ['', 'R3', true],
    ['', 'R2', false],
  ])('%s through %s: made %s', (position, through, made) => {
    expect([madeCut({ position, through }), tellsOfCut({ position, through })]).toEqual([made, true]);
  });

  it('is unknown, and counts in neither number, where neither a place nor the rounds are told', () => {
    expect([madeCut({ position: '', through: '' }), tellsOfCut({ position: '', through: '' })]).toEqual([false, false]);
  });
});
