import { moneyList, seasonStandings } from './season-standings.rules';

const row = (Event: number, entry_id: number, EntryName: string, Score: number, Points: number, Rank: number) => ({
  ID: `${Event}-${entry_id}`,
  entry_id,
  EntryName,
  Event,
  Score,
  Points,
  Rank,
});
const race = [
  row(1, 12, 'Rusty Nail', -30, 8, 1),
  row(1, 13, 'Mulligan', -28, 0, 2),
  row(1, 14, 'Chip', -20, 4.5, 3),
  row(2, 12, 'Rusty Nail', -60, 8, 1),
  row(2, 13, 'Mulligan', -55, 9, 2),
  row(2, 14, 'Chip', -55, 9, 2),
];

describe('the season after its last tournament', () => {
  it('is given in strokes, with the way behind', () =>
    expect(seasonStandings(race).map(({ EntryName, Rank, shared, behind }) => [EntryName, Rank, shared, behind])).toEqual([
      ['Rusty Nail', 1, false, 0],
      ['Chip', 2, true, 5],
      ['Mulligan', 2, true, 5],
    ]));

  it('is given in money, with how often an entry was paid', () =>
    expect(moneyList(race).map(({ EntryName, rank, shared, Points, paid }) => [EntryName, rank, shared, Points, paid])).toEqual([
      ['Chip', 1, true, 9, 2],
      ['Mulligan', 1, true, 9, 1],
      ['Rusty Nail', 3, false, 8, 1],
    ]));

  it('has nobody before the first', () => expect([seasonStandings([]), moneyList([])]).toEqual([[], []]));
});
