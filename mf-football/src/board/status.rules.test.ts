import { aFinalGame, aGame, aLiveGame, aPick, aStanding } from '../testing/board.fixture';
import { gameCounts, myWeek, myWeekNote, nextKickoff, totals, winsBack } from './status.rules';

describe('status', () => {
  const picks = [aPick({ Result: -1 }), aPick({ Result: -1 }), aPick({ Result: -2 }), aPick({ Result: 3 }), aPick({ Result: 1 }), aPick({ entry_id: 2, Result: -1 })];

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
  it('counts live and coming games, not postponed ones', () => {
    expect(gameCounts([aLiveGame(), aGame(), aGame({ state: 'postponed' }), aFinalGame()])).toEqual({ live: 1, toStart: 1 });
  });
  it('finds the next kick-off that is still ahead', () => {
    const games = [aGame({ day: '2026-11-15T21:05:00Z' }), aGame({ day: '2026-11-15T18:00:00Z' }), aGame({ day: '2026-11-15T17:00:00Z', state: 'postponed' })];
    expect(nextKickoff(games, Date.parse('2026-11-15T12:00:00Z'))).toBe(Date.parse('2026-11-15T18:00:00Z'));
    expect(nextKickoff(games, Date.parse('2026-11-15T18:00:00Z'))).toBe(Date.parse('2026-11-15T21:05:00Z'));
    expect(nextKickoff([aFinalGame()], 0)).toBeNull();
  });
  it('adds up the total row', () => {
    expect(totals([aStanding({ Wins: 2, Points: 5 }), { Wins: 1, Losses: 3 }])).toEqual({ wins: 3, losses: 3, points: 5 });
  });
});
