import { resultChange, type ResultBefore } from './changes.rules';

const game = (over: Partial<ResultBefore>): ResultBefore => ({
  state: 'final',
  score1: 65,
  score2: 63,
  status: 'Final',
  statusNote: '',
  ...over,
});
const walkover = game({ state: 'cancelled', score1: null, score2: null, status: 'Cancelled', statusNote: 'Walk-over: Oregon go on' });
const before = game({ state: 'scheduled', score1: null, score2: null, status: '' });

describe('a result that is changed after it was published', () => {
  it.each<[string, ResultBefore, ResultBefore, [string, string] | undefined]>([
    ['another score', game({}), game({ score2: 64 }), ['65–63', '65–64']],
    ['a game that goes on after all', game({}), game({ state: 'in_progress', status: 'OT' }), ['65–63', '65–63, not over']],
    ['a game that is called off after all', game({}), game({ ...walkover, statusNote: '' }), ['65–63', 'Cancelled']],
    ['a walk-over that is taken back', walkover, before, ['Walk-over: Oregon go on', 'not played']],
    [
      'a walk-over of the other team',
      walkover,
      { ...walkover, statusNote: 'Walk-over: VCU go on' },
      ['Walk-over: Oregon go on', 'Walk-over: VCU go on'],
    ],
    ['no change of a game that was on', game({ state: 'in_progress' }), game({}), undefined],
    ['no change where only the note differs', game({}), game({ statusNote: 'Score corrected from 1-0' }), undefined],
    ['a walk-over of a game that was to come', before, walkover, ['not played', 'Walk-over: Oregon go on']],
    ['no change of a game that was to come', before, game({}), undefined],
  ])('%s', (_name, was, became, words) => {
    const change = resultChange(was, became);
    expect(change && [change.was, change.became]).toEqual(words);
  });
});
