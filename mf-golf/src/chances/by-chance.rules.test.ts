import { byChance } from './by-chance.rules';

const entry = (id: number, name: string, win = 0, points = 0) => ({ id, name, win, paid: 0, points });
const scores = new Map([
  [1, -20],
  [2, -31],
  [3, -31],
  [4, -33],
]);

it('puts those who cannot win any more in the order of their scores, not of their names', () => {
  const all = [entry(5, 'Ace'), entry(1, 'Birdie'), entry(3, 'Driver'), entry(2, 'Chip'), entry(4, 'Eagle'), entry(6, 'Fore', 0.2, 3)];
  const order = byChance(all, ({ id }) => scores.get(id) ?? null);
  expect(order.map(({ name }) => name)).toEqual(['Fore', 'Eagle', 'Chip', 'Driver', 'Birdie', 'Ace']);
});
