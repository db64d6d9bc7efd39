import { courseWay, held, orderSweat, pickParts, type SweatLine } from './sweat.rules';

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

test('what one play may turn comes before all, then the chance nearest even; what has none stands about where one would', () => {
  const row = (pick: string, near: number, chance?: number | null) => ({ pick, near, chance, at: '2026-11-15T18:00:00Z' });
  const rows = [
    row('Sure', 1.1, 0.97),
    row('Golf', 1.5),
    row('Lost', 2, 0.3),
    row('Even', 3, 0.52),
    row('Play', 0.9, 0.99),
    row('No line', 9, null),
  ];
  expect(orderSweat(rows).map(({ pick }) => pick)).toEqual(['Play', 'Even', 'Golf', 'Lost', 'Sure', 'No line']);
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

test('a line goes from its first instant to its last, and is as high as its chance', () => {
  const points = [
    { at: 100, chance: 0.5 },
    { at: 150, chance: 1 },
    { at: 300, chance: 0.123 },
  ];
  expect(courseWay(points)).toBe('0,50 25,0 100,87.7');
  expect(courseWay([{ at: 5, chance: 0.5 }])).toBe('100,50');
});
