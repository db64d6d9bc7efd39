import { endingWords, spokenEnding } from './words.rules';

const game = { team1: 'Jets', Abbrev1: 'NYJ', team2: 'Patriots', Abbrev2: 'NE' };

test.each([
  [-Infinity, -1, 'NYJ wins'],
  [-Infinity, 0, 'NYJ wins or ties'],
  [-Infinity, -4, 'NYJ by 4 or more'],
  [-3, 0, 'NYJ by 3 or less, or a tie'],
  [0, 0, 'Tie'],
  [0, 1, 'NE by 1, or a tie'],
  [0, 7, 'NE by 7 or less, or a tie'],
  [4, 7, 'NE by 4–7'],
  [7, 7, 'NE by 7'],
  [8, Infinity, 'NE by 8 or more'],
  [1, Infinity, 'NE wins'],
])('%d to %d is %s', (from, to, words) => expect(endingWords(game, { from, to })).toBe(words));

test('aloud the team is named', () => {
  expect(spokenEnding(game, { from: 1, to: Infinity })).toBe('NE wins, Patriots wins');
  expect(spokenEnding(game, { from: 0, to: 0 })).toBe('Tie');
});
