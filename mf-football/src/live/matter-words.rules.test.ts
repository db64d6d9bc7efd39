import { aLiveGame } from '../testing/board.fixture';
import { matterWords } from './matter-words.rules';

const game = aLiveGame();

test('what hangs on a game, in a sentence', () => {
  expect(matterWords({ ID: 1, game, of: 'five', side: 2, covered: 0.38, not: 0 })).toBe(
    'If Bills cover, your chance of 5–0 is 38%. If not, it is over.',
  );
  expect(matterWords({ ID: 1, game, of: 'first', side: 1, covered: 1, not: 0.2 })).toBe(
    'If Buccaneers cover, your chance of first place is 100%. If not, it is 20%.',
  );
});
