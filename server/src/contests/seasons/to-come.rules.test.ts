import { toComeWords } from './to-come.rules';

it.each([
  [null, 'No game of it is known yet'],
  [0, ''],
  [1, '1 game of it is still to come'],
  [2, '2 games of it are still to come'],
])('of %p games to come is said: %j', (n, words) => expect(toComeWords({ n, what: 'game' })).toBe(words));
