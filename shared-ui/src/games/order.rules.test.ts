import fc from 'fast-check';
import { aFinalGame, aGame, aLiveGame } from '../testing/game.fixture';
import type { Game } from './game.types';
import { gameCounts, lastUpdate, nextKickoff, orderGames } from './order.rules';

const coming = (over: Partial<Game> = {}) => ({ ...aGame(over), started: 0 as const, inProgress: 0 as const });
const live = (over: Partial<Game> = {}) => ({ ...aLiveGame(over), started: 1 as const, inProgress: 1 as const });
const over = (more: Partial<Game> = {}) => ({ ...aFinalGame(more), started: 1 as const, inProgress: 0 as const });
const any = fc
  .record({
    make: fc.constantFrom(coming, live, over),
    ID: fc.nat(),
    day: fc.constantFrom('2026-11-15T18:00:00Z', '2026-11-16T01:20:00Z'),
    team1: fc.constantFrom('Bears', 'Jets'),
  })
  .map(({ make, ...some }) => make(some));

describe('games', () => {
  it('stand live first, then delayed, coming and finished', () => {
    const delayed = { ...aLiveGame({ ID: 5, status: 'Delayed' }), started: 1 as const, inProgress: 0 as const };
    const games = [
      over({ ID: 1 }),
      coming({ ID: 2, day: '2026-11-16T18:00:00Z' }),
      coming({ ID: 3 }),
      live({ ID: 4 }),
      delayed,
      coming({ ID: 6, team1: 'Bears' }),
    ];
    expect(orderGames(games).map((game) => game.ID)).toEqual([4, 5, 6, 3, 2, 1]);
  });

  it('are all kept, and a finished one never stands before another', () => {
    fc.assert(
      fc.property(fc.array(any), (games) => {
        const ordered = orderGames(games);
        expect(ordered).toHaveLength(games.length);
        const firstOver = ordered.findIndex((game) => game.state === 'final');
        if (firstOver >= 0) expect(ordered.slice(firstOver).every((game) => game.state === 'final')).toBe(true);
        const lastLive = ordered.findLastIndex((game) => game.inProgress === 1);
        expect(ordered.slice(0, lastLive + 1).every((game) => game.inProgress === 1)).toBe(true);
      }),
    );
  });

  it('have mine first within each group, where that is wanted', () => {
    const games = [live({ ID: 1 }), live({ ID: 2 }), coming({ ID: 3 }), coming({ ID: 4 })];
    expect(orderGames(games, ({ ID }) => ID === 2 || ID === 4).map(({ ID }) => ID)).toEqual([2, 1, 4, 3]);
  });

  it('are counted while live and to come, not when postponed', () => {
    expect(gameCounts([live(), coming(), coming({ state: 'postponed' }), over()])).toEqual({ live: 1, toStart: 1 });
  });

  it('have a next kick-off while one is ahead', () => {
    const games = [
      coming({ day: '2026-11-15T21:05:00Z' }),
      coming({ day: '2026-11-15T18:00:00Z' }),
      coming({ day: '2026-11-15T17:00:00Z', state: 'postponed' }),
    ];
    expect(nextKickoff(games, Date.parse('2026-11-15T12:00:00Z'))).toBe(Date.parse('2026-11-15T18:00:00Z'));
    expect(nextKickoff(games, Date.parse('2026-11-15T18:00:00Z'))).toBe(Date.parse('2026-11-15T21:05:00Z'));
    expect(nextKickoff([over()], 0)).toBeNull();
  });

  it('know the latest confirmed score', () => {
    expect(lastUpdate([live({ updated: '2026-11-15T20:20:00Z' }), live({ updated: '2026-11-15T20:21:00Z' }), coming()])).toBe(
      '2026-11-15T20:21:00Z',
    );
    expect(lastUpdate([])).toBe('');
  });
});
