import { held, orderSweat, pickParts, type SweatLine } from './sweat.rules';

test('rows that are held keep their places, and what is new stands behind them', () => {
  const row = (ID: string) => ({ ID });
  expect(held([row('new'), row('b'), row('a')], ['a', 'b', 'gone']).map(({ ID }) => ID)).toEqual(['a', 'b', 'new']);
});

test('what is on comes first, nearest to turning, then what is to come, soonest first, then what is over', () => {
  const row = (pick: string, state: SweatLine['state'], near: number, at: string) => ({ pick, state, near, at });
  const rows = [
    row('Won', 'over', 0, '2026-11-14T17:00:00Z'),
    row('Later', 'to_come', 0, '2026-11-16T01:20:00Z'),
    row('Next', 'to_come', 0, '2026-11-15T21:25:00Z'),
    row('Far', 'live', 2.1, '2026-11-15T18:00:00Z'),
    row('Near', 'live', 0.2, '2026-11-15T18:00:00Z'),
  ];
  expect(orderSweat(rows).map(({ pick }) => pick)).toEqual(['Near', 'Far', 'Next', 'Later', 'Won']);
});

test.each([
  ['Bears +3', ['Bears', '+3']],
  ['Bills −5.5', ['Bills', '−5.5']],
  ['Ohio State PK', ['Ohio State', 'PK']],
  ['Auburn against Houston', ['Auburn against Houston', '']],
  ['Saints', ['Saints', '']],
])('%s is a team and its line', (pick, parts) => {
  expect(pickParts(pick)).toEqual(parts);
});
