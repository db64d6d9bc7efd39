import type { AdminGameRow } from '@poolhouse/contract';
import { aGame } from '../testing/answers.fixture';
import { draftOf, resultOf, scoreWords } from './game.rules';
import { changeWords } from './moved.rules';

const game = (more: Partial<AdminGameRow>): AdminGameRow => aGame(4, more);

test('a result is both scores, or none where the game has none', () => {
  const draft = draftOf(game({}));
  expect(resultOf(draft)).toEqual({ state: 'final', score1: 17, score2: 24 });
  expect(resultOf({ ...draft, score2: '' })).toBeNull();
  expect(resultOf({ ...draft, score2: '-3' })).toBeNull();
  expect(resultOf({ ...draft, state: 'postponed' })).toEqual({ state: 'postponed', score1: null, score2: null });
});

test('scores and what moves, as people read them', () => {
  expect(scoreWords(game({}))).toBe('17–24 F');
  expect(scoreWords(game({ state: 'in_progress', status: 'Q2' }))).toBe('17–24 Q2');
  expect(scoreWords(game({ state: 'cancelled' }))).toBe('cancelled');
  expect(scoreWords(game({ state: 'scheduled', score1: null, score2: null }))).toBe('');
  expect([changeWords(3, 2), changeWords(2, 2)]).toEqual(['3 → 2', '2']);
});
