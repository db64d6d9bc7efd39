import { namesByUser } from './names.rules';

const borne = (name: string, userId: number, year: number) => ({ name, userId, year });

it('gives a name to who bore it last, and all of theirs to everybody', () => {
  const names = namesByUser([borne('Aces', 1, 2024), borne('Aces', 2, 2025), borne('Kings', 1, 2025), borne('Kings', 1, 2024)]);
  expect([...names]).toEqual([
    [2, ['Aces']],
    [1, ['Kings']],
  ]);
});

it('gives a name that two bear in one year to nobody', () => {
  expect([...namesByUser([borne('Aces', 1, 2025), borne('Aces', 2, 2025), borne('Aces', 1, 2020)])]).toEqual([]);
});
