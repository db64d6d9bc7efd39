import { Result } from '@poolhouse/contract';
import fc from 'fast-check';
import type { Game } from '../../../sport/games/game';
import type { GradedEntryPick } from '../money/played-week.rules';
import { weeksAhead } from '../money/weeks-left.rules';
import { openPicks } from './open-picks.rules';

const NOW = 1000;
const game = (id: number, kickoffAt: number, over: Partial<Game> = {}) =>
  ({ id, kickoffAt, state: kickoffAt > NOW ? 'scheduled' : 'in_progress', spread2: -3, ...over }) as Game;
const pick = (eventId: number, result: GradedEntryPick['grade']['result']): GradedEntryPick => {
  const saved = {
    entryId: 1,
    week: 1,
    slot: eventId,
    eventId,
    side: 1 as const,
    lockedSpread: null,
    lockedAt: null,
    savedAt: 0,
    overrideReason: null,
  };
  return { ...saved, grade: { result, push: false, line: 3 } };
};
const board = (...games: Game[]) => ({ week: games, all: new Map(games.map((one) => [one.id, one])) });

describe('what a week can still bring', () => {
  it('counts games that are on, and slots as far as games are to come', () => {
    const games = board(game(1, 500), game(2, 600), game(3, 2000), game(4, 3000));
    const left = openPicks({ createdAt: 0, picks: [pick(1, Result.winning), pick(2, Result.loss)], games, now: NOW, over: false });
    expect(left).toEqual({ running: [{ eventId: 1, side: 1, line: 3 }], open: 2, owed: 0 });
    expect(openPicks({ createdAt: 0, picks: [], games, now: NOW, over: false })).toEqual({ running: [], open: 2, owed: 2 });
    expect(openPicks({ createdAt: 0, picks: [pick(1, Result.winning)], games, now: NOW, over: true })).toEqual({
      running: [],
      open: 0,
      owed: 0,
    });
  });

  it('is told from what everybody knows: sealed picks, made or not, make no difference', () => {
    const games = board(
      game(1, 500),
      game(2, 600),
      game(3, 2000),
      game(4, 3000),
      game(5, 3000),
      game(6, 3000, { state: 'postponed' }),
      game(7, 4000, { spread2: null }),
    );
    fc.assert(
      fc.property(fc.subarray([3, 4, 5, 6, 7]), fc.subarray([3, 4, 5, 6, 7]), (one, other) => {
        const world = (sealed: number[]) =>
          openPicks({
            createdAt: 0,
            picks: [pick(1, Result.losing), pick(2, Result.picked), ...sealed.slice(0, 3).map((id) => pick(id, Result.picked))],
            games,
            now: NOW,
            over: false,
          });
        expect(world(one)).toEqual(world(other));
      }),
    );
  });

  it('counts the weeks that may still come, extra ones while points can be pushed into them', () => {
    const run = (over: boolean) => ({ weeks: [], over, joins: 0 });
    expect(weeksAhead(1, run(false), 10, 18)).toBe(17);
    expect(weeksAhead(1, run(false), 0, 18)).toBe(14);
    expect(weeksAhead(15, run(false), 10, 12)).toBe(0);
    expect(weeksAhead(16, run(false), 10, 18)).toBe(2);
    expect(weeksAhead(15, run(true), 10, 18)).toBe(0);
  });
});
