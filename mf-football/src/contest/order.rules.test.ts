import { aPick, aStanding } from '../testing/board.fixture';
import { orderPicksTable, orderPopular, picksTable } from './order.rules';

describe('picks table', () => {
  it('goes by fewest losses before most wins', () => {
    const rows = [
      { losses: 1, wins: 4, name: 'A' },
      { losses: 0, wins: 1, name: 'C' },
      { losses: 0, wins: 2, name: 'D' },
      { losses: 0, wins: 1, name: 'B' },
    ];
    expect(orderPicksTable(rows).map((row) => row.name)).toEqual(['D', 'B', 'C', 'A']);
  });

  it('puts picks into their slots, keeps sealed ones and leaves withdrawn ones out', () => {
    const picks = [
      aPick({ slot: 2 }),
      aPick({ ID: '2-1', entry_id: 2, slot: 1, Pick: '', Result: 3 }),
      aPick({ ID: '1-4', slot: 4, Pick: '', Result: null }),
      aPick({ ID: '9-1', entry_id: 9, slot: 1 }),
    ];
    const [first, second] = picksTable([aStanding(), aStanding({ entry_id: 2, EntryName: 'Turf Toe' })], picks, 5);
    expect(first!.cells.map((cell) => cell?.Pick ?? null)).toEqual([null, 'Bills', null, null, null]);
    expect(second!.cells.map((cell) => cell?.Result ?? null)).toEqual([3, null, null, null, null]);
  });
});

describe('popular picks', () => {
  const popular = (Pick: string, Count: number) => ({
    ID: Pick,
    Pick,
    Abbrev: Pick,
    event_id: 1,
    Spread: null,
    Result: null,
    Push: 0 as const,
    Count,
  });
  it('go by count, then team, without those nobody has any more', () => {
    expect(
      orderPopular([popular('Jets', 2), popular('Bears', 2), popular('Bills', 9), popular('Colts', 0)]).map((row) => row.Pick),
    ).toEqual(['Bills', 'Bears', 'Jets']);
  });
});
