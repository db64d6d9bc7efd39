import fc from 'fast-check';
import { gradePicks, weekIsOver, weekResult, type Week, type WeekGame } from './week-result.rules';

const game = (id: number, over: Partial<WeekGame> = {}): WeekGame => ({
  id,
  kickoffAt: 100 + id,
  spread2: -3,
  state: 'final',
  score1: 10,
  score2: 20,
  ...over,
});
const week = (games: WeekGame[], closesAt: number | null = 1000): Week => ({ games, closesAt });
const byId = (games: WeekGame[]) => new Map(games.map((one) => [one.id, one]));
const pick = (eventId: number, side: 1 | 2) => ({ eventId, side, lockedSpread: null });

describe("an entry's week", () => {
  const six = [1, 2, 3, 4, 5, 6].map((id) => game(id));

  it('counts wins, losses and, once it is over, missing picks', () => {
    const grades = gradePicks([pick(1, 2), pick(2, 1)], byId(six), 500);
    expect(weekResult(0, grades, week(six), false)).toEqual({ wins: 1, losses: 1 });
    expect(weekResult(0, grades, week(six), true)).toEqual({ wins: 1, losses: 4 });
  });

  it('asks for no more picks than an entry could have made', () => {
    expect(weekResult(104, [], week(six), true)).toEqual({ wins: 0, losses: 2 });
    expect(weekResult(1000, [], week(six), true)).toEqual({ wins: 0, losses: 0 });
    expect(weekResult(0, [], week([game(1), game(2, { spread2: null }), game(3, { state: 'cancelled' })]), true)).toEqual({
      wins: 0,
      losses: 1,
    });
  });

  it('makes no loss of a pick whose game was called off or left the week', () => {
    const games = [...six.slice(0, 5), game(6, { state: 'postponed' })];
    const grades = gradePicks([1, 2, 3].map((id) => pick(id, 2)).concat(pick(6, 1), pick(77, 1)), byId(games), 500);
    expect(weekResult(0, grades, week(games), true)).toEqual({ wins: 3, losses: 0 });
  });

  it('counts nothing of a week that closed before the entry was there', () => {
    const grades = gradePicks([pick(1, 2)], byId(six), 500);
    expect(weekResult(1000, grades, week(six), true)).toEqual({ wins: 0, losses: 0 });
  });

  it('is over with its last game, or when its window closes', () => {
    expect(weekIsOver(week(six), 500)).toBe(true);
    expect(weekIsOver(week([game(1), game(2, { state: 'postponed' })]), 500)).toBe(true);
    expect(weekIsOver(week([game(1), game(2, { state: 'in_progress' })]), 500)).toBe(false);
    expect(weekIsOver(week([game(1, { state: 'scheduled' })]), 1000)).toBe(true);
    expect(weekIsOver(week([], null), 500)).toBe(false);
  });

  it('never counts more than five, and exactly five when nothing was called off', () => {
    const state = fc.constantFrom('final' as const, 'postponed' as const, 'cancelled' as const);
    fc.assert(
      fc.property(fc.array(state, { minLength: 5, maxLength: 12 }), fc.nat({ max: 5 }), (states, made) => {
        const games = states.map((one, n) => game(n + 1, { state: one }));
        const result = weekResult(
          0,
          gradePicks(
            games.slice(0, made).map((one) => pick(one.id, 2)),
            byId(games),
            500,
          ),
          week(games),
          true,
        );
        expect(result.wins + result.losses).toBeLessThanOrEqual(5);
        if (states.every((one) => one === 'final')) expect(result.wins + result.losses).toBe(5);
      }),
    );
  });
});
