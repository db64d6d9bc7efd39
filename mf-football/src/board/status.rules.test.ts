import { aPick, aStanding } from '../testing/board.fixture';
import { myWeek, myWeekNote, winsBack } from './status.rules';

describe('status', () => {
  const picks = [
    aPick({ Result: -1 }),
    aPick({ Result: -1 }),
    aPick({ Result: -2 }),
    aPick({ Result: 3 }),
    aPick({ Result: 1 }),
    aPick({ entry_id: 2, Result: -1 }),
  ];

  it('counts my picks only', () => {
    expect(myWeek(picks, 1, aStanding({ Wins: 1, PicksIn: 5 }))).toEqual({ wins: 1, losses: 0, winning: 2, losing: 1, toStart: 1, in: 5 });
  });
  it('tells what is still open', () => {
    expect(myWeekNote(myWeek(picks, 1, aStanding({ Wins: 1 })), 5)).toBe('2 winning, 1 losing, 1 to start');
    expect(myWeekNote(myWeek([], 1, aStanding({ PicksIn: 2 })), 5)).toBe('2 of 5 picks in');
    expect(myWeekNote(myWeek([], 1, aStanding({ Wins: 4, Losses: 1, PicksIn: 5 })), 5)).toBe('');
  });
  it('measures the way to the leader', () => {
    const rows = [aStanding({ Wins: 34 }), aStanding({ Wins: 33 })];
    expect(rows.map((row) => winsBack(rows, row))).toEqual([0, 1]);
  });
});
