import { seededRandom } from '../../sport/practice/random.rules';
import { demoGames } from './demo-games';
import { DEMO_START } from './demo-season';
import { demoSmack, type Say } from './demo-smack';

/** As many of a board's last messages as a page shows. */
const SHOWN = 12;
const talk = { chatter: 5, entries: ['Ann', 'Bob', 'Cat'].map((name) => ({ name, user: name.toLowerCase() })) };
const games = demoGames(seededRandom(1));
/** Each by its number; every third of one that needs a game. */
const sayings = (count: number): Say[] =>
  Array.from({ length: count }, (_, n) => (n % 3 === 1 ? (_other: string, winner: string) => `${n}: ${winner}` : () => `${n}: hello`));
const said = (count: number, seed: number) =>
  demoSmack(sayings(count), talk, { games, until: DEMO_START, random: seededRandom(seed) }).map(({ message }) =>
    message.replace(/:.*/, ''),
  );

test.each([2, 5, 12, 13, 14, 16, 24])('a board of %s sayings says nothing twice on one page', (count) => {
  for (let seed = 1; seed <= 20; seed++) {
    const all = said(count, seed);
    expect(new Set(all.slice(-SHOWN)).size).toBe(Math.min(SHOWN, count));
    if (count > SHOWN) expect(all.length).toBeGreaterThan(SHOWN * 2);
    else expect(all).toHaveLength(count);
  }
});
