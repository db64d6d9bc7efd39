import type { LiveRow } from './live-game.rules';
import { ownInPlay } from './own-in-play';

const entry = (id: number, userId: number) => ({ id, userId, name: `Entry ${id}` });
const rows = (id: number) => [{ ID: `${id}-1`, pick: 'Bears' } as LiveRow];

test('a player gets the rows of their own entries; of several each says whose it is', () => {
  const entries = [entry(1, 7), entry(2, 8), entry(3, 8)];
  expect(ownInPlay(entries, 7, rows)).toEqual([{ ID: '1-1', pick: 'Bears' }]);
  expect(ownInPlay(entries, 8, rows)).toEqual([
    { ID: '2-1', pick: 'Bears', note: 'Entry 2' },
    { ID: '3-1', pick: 'Bears', note: 'Entry 3' },
  ]);
  expect(ownInPlay(entries, 9, rows)).toEqual([]);
  expect(ownInPlay(entries, 7, () => undefined)).toEqual([]);
});
