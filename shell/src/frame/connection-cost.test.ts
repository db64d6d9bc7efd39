import { fetchesOnAGuess, savesData } from './connection-cost';

const tells = (connection: object | undefined) => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

afterEach(() => tells(undefined));

test.each([
  [undefined, false, true],
  [{ saveData: false, effectiveType: '4g' }, false, true],
  [{ saveData: true, effectiveType: '4g' }, true, false],
  [{ saveData: false, effectiveType: '2g' }, false, false],
  [{ saveData: false, effectiveType: 'slow-2g' }, false, false],
])('a browser that tells %j saves data: %s, and fetches on a guess: %s', (connection, saves, guesses) => {
  tells(connection);
  expect([savesData(), fetchesOnAGuess()]).toEqual([saves, guesses]);
});
