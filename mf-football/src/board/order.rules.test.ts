import fc from 'fast-check';
import { aFinalGame, aGame, aLiveGame, aPick, aStanding } from '../testing/board.fixture';
import { anyScore } from '../testing/arbitraries.fixture';
import { newestSmack, orderPicksTable, orderPopular, orderScores, orderStandings, picksTable, sharedRanks } from './order.rules';

describe('scores', () => {
  it('lists live games, then delayed, coming and finished ones', () => {
    const games = [
      aFinalGame({ ID: 1 }), aGame({ ID: 2, day: '2026-11-16T18:00:00Z' }), aGame({ ID: 3 }), aLiveGame({ ID: 4 }),
      aGame({ ID: 5, started: 1, state: 'in_progress', status: 'Delayed' }), aGame({ ID: 6, team1: 'Bears' }),
    ];
    expect(orderScores(games).map((game) => game.ID)).toEqual([4, 5, 6, 3, 2, 1]);
  });

  it('keeps every game and never puts a finished one before another', () => {
    fc.assert(fc.property(fc.array(anyScore), (games) => {
      const ordered = orderScores(games);
      expect([...ordered].sort((a, b) => a.ID - b.ID)).toHaveLength(games.length);
      const firstOver = ordered.findIndex((game) => game.state === 'final');
      if (firstOver >= 0) expect(ordered.slice(firstOver).every((game) => game.state === 'final')).toBe(true);
      const lastLive = ordered.findLastIndex((game) => game.inProgress === 1);
      expect(ordered.slice(0, lastLive + 1).every((game) => game.inProgress === 1)).toBe(true);
    }));
  });
});

describe('standings', () => {
  const row = fc.record({ Wins: fc.nat(5), Losses: fc.nat(5), Points: fc.nat(3), EntryName: fc.string({ maxLength: 3 }) }).map((part) => aStanding(part));

  it('go by most wins, fewest losses, most points, name', () => {
    fc.assert(fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const ordered = orderStandings(rows);
      for (let i = 1; i < ordered.length; i++) {
        const [a, b] = [ordered[i - 1]!, ordered[i]!];
        const keys = [a.Wins - b.Wins, b.Losses - a.Losses, a.Points - b.Points, a.EntryName <= b.EntryName ? 1 : -1];
        expect(keys.find((key) => key !== 0)).toBeGreaterThan(0);
      }
    }));
  });

  it('mark a rank as shared only when two rows hold it', () => {
    expect([...sharedRanks([{ Rank: 1 }, { Rank: 2 }, { Rank: 2 }, { Rank: 4 }])]).toEqual([2]);
  });
});

describe('picks table', () => {
  it('goes by fewest losses before most wins', () => {
    const rows = [{ losses: 1, wins: 4, name: 'A' }, { losses: 0, wins: 1, name: 'C' }, { losses: 0, wins: 2, name: 'D' }, { losses: 0, wins: 1, name: 'B' }];
    expect(orderPicksTable(rows).map((row) => row.name)).toEqual(['D', 'B', 'C', 'A']);
  });

  it('puts picks into their slots, keeps sealed ones and leaves withdrawn ones out', () => {
    const picks = [
      aPick({ slot: 2 }), aPick({ ID: '2-1', entry_id: 2, slot: 1, Pick: '', Result: 3 }), aPick({ ID: '1-4', slot: 4, Pick: '', Result: null }),
      aPick({ ID: '9-1', entry_id: 9, slot: 1 }),
    ];
    const [first, second] = picksTable([aStanding(), aStanding({ entry_id: 2, EntryName: 'Turf Toe' })], picks, 5);
    expect(first!.cells.map((cell) => cell?.Pick ?? null)).toEqual([null, 'Bills', null, null, null]);
    expect(second!.cells.map((cell) => cell?.Result ?? null)).toEqual([3, null, null, null, null]);
  });
});

describe('popular picks', () => {
  const popular = (Pick: string, Count: number) => ({ ID: Pick, Pick, Abbrev: Pick, event_id: 1, Spread: null, Result: null, Push: 0 as const, Count });
  it('go by count, then team, without those nobody has any more', () => {
    expect(orderPopular([popular('Jets', 2), popular('Bears', 2), popular('Bills', 9), popular('Colts', 0)]).map((row) => row.Pick)).toEqual(['Bills', 'Bears', 'Jets']);
  });
});

describe('smack', () => {
  const message = (ID: number, Modtime: string, archived: 0 | 1 = 0) => ({ ID, EntryName: 'A', Message: 'x', Modtime, archived });
  it('is newest first without what is archived', () => {
    expect(newestSmack([message(1, '2026-11-01T00:00:00Z'), message(2, '2026-11-03T00:00:00Z'), message(3, '2026-11-04T00:00:00Z', 1), message(4, '2026-11-03T00:00:00Z')]).map((row) => row.ID)).toEqual([4, 2, 1]);
  });
});
