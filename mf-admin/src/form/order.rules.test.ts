import { byEmail, latestYearFirst, newestFirst } from './order.rules';

test('however rows arrive, they stand in the order of the server, and the list that was given stays', () => {
  const given = [{ ID: 2 }, { ID: 1 }, { ID: 7 }, { ID: 5 }];
  expect(newestFirst(given).map(({ ID }) => ID)).toEqual([7, 5, 2, 1]);
  expect(given.map(({ ID }) => ID)).toEqual([2, 1, 7, 5]);
  expect(byEmail([{ Email: 'b@x' }, { Email: 'C@x' }, { Email: 'a@x' }]).map(({ Email }) => Email)).toEqual(['a@x', 'b@x', 'C@x']);
  const contests = [
    { id: 1, year: 2025 },
    { id: 3, year: 2026 },
    { id: 2, year: 2026 },
  ];
  expect(latestYearFirst(contests).map(({ id }) => id)).toEqual([2, 3, 1]);
});
