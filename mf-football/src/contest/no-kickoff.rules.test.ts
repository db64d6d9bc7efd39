import { aFinalScore, aLiveScore } from '../wins/testing/wins.fixture';
import { noKickoff } from './no-kickoff.rules';

it.each([
  ['no games yet', []],
  ['all games are on', [aLiveScore(), aFinalScore()]],
  ['week is over', [aFinalScore()]],
])('%s', (words, games) => {
  expect(noKickoff(games)).toBe(words);
});
