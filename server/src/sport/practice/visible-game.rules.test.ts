import fc from 'fast-check';
import { seededRandom } from './random.rules';
import { scoreParts } from './score-parts.rules';
import type { FinalScore } from './scoring.rules';
import { GAME_MS, nextChange, visibleGame, type PlayedGame } from './visible-game.rules';

const kickoffAt = Date.UTC(2022, 8, 11, 17);
const minute = 60_000;
const anyId = fc.integer({ min: 1, max: 100_000 });
const anyGame: fc.Arbitrary<PlayedGame> = anyId.map((id) => ({
  id,
  sourceKey: `NFL:${id}`,
  sport: id % 2 ? 'NFL' : 'NCAA',
  kickoffAt,
  abbrev1: 'BUF',
  abbrev2: 'LA',
}));
const anyScore = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 60 }) }, fc.integer({ min: 0, max: 200 }));
const anyFinal: fc.Arbitrary<FinalScore> = fc.record({ score1: anyScore, score2: anyScore, overtime: fc.boolean() });
const everyMinute = Array.from({ length: 197 }, (_, index) => kickoffAt + index * minute);

describe('a game as the practice clock shows it', () => {
  it('shows nothing until kick-off, and play from that very millisecond', () => {
    fc.assert(
      fc.property(anyGame, anyFinal, (game, final) => {
        expect(visibleGame(game, final, kickoffAt - 1)).toMatchObject({ state: 'scheduled', score1: null, score2: null, status: '' });
        expect(visibleGame(game, final, kickoffAt)).toMatchObject({
          state: 'in_progress',
          score1: 0,
          score2: 0,
          status: 'Q1',
          timeLeft: '15:00',
        });
      }),
    );
  });

  it('never takes points back, never passes the final score, and reaches it by 3 h 15 min', () => {
    fc.assert(
      fc.property(anyGame, anyFinal, (game, final) => {
        const seen = everyMinute.map((now) => visibleGame(game, final, now));
        for (const side of ['score1', 'score2'] as const) {
          const scores = seen.map((moment) => moment[side]!);
          expect(scores).toEqual([...scores].sort((a, b) => a - b));
          expect(scores.at(-1)).toBe(final[side]);
        }
        expect(visibleGame(game, final, kickoffAt + GAME_MS - 1)).toMatchObject({
          state: 'in_progress',
          score1: final.score1,
          score2: final.score2,
        });
        expect(visibleGame(game, final, kickoffAt + GAME_MS)).toEqual({
          state: 'final',
          score1: final.score1,
          score2: final.score2,
          status: final.overtime ? 'F/OT' : 'Final',
          timeLeft: '0:00',
          possession: null,
          statusNote: '',
        });
      }),
      { numRuns: 30 },
    );
  });

  it('scores as football does', () => {
    fc.assert(
      fc.property(anyId, fc.integer({ min: 0, max: 200 }), (seed, points) => {
        const parts = scoreParts(points, seededRandom(seed));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(points);
        expect(parts.filter((part) => !(points === 1 ? [1] : [2, 3, 6, 7, 8]).includes(part))).toEqual([]);
      }),
    );
  });

  it('is level when overtime begins', () => {
    fc.assert(
      fc.property(anyGame, anyScore, anyScore, (game, score1, score2) => {
        const seen = everyMinute.map((now) => visibleGame(game, { score1, score2, overtime: true }, now));
        const begins = seen.findIndex(({ status }) => status === 'OT');
        expect(begins).toBeGreaterThan(150);
        expect(seen[begins - 1]!.status).toBe('Q4');
        expect(seen[begins - 1]!.score1).toBe(seen[begins - 1]!.score2);
      }),
      { numRuns: 40 },
    );
  });

  it('looks like a game at every moment', () => {
    fc.assert(
      fc.property(anyGame, anyFinal, fc.integer({ min: 0, max: GAME_MS - 1 }), (game, final, into) => {
        const seen = visibleGame(game, final, kickoffAt + into);
        expect(['Q1', 'Q2', 'Halftime', 'Q3', 'Q4', 'OT']).toContain(seen.status);
        expect(seen.timeLeft).toMatch(/^(1[0-5]|\d):[0-5]\d$/);
        if (seen.status === 'Halftime') expect(seen).toMatchObject({ possession: null, statusNote: '', timeLeft: '15:00' });
        else {
          expect([1, 2]).toContain(seen.possession);
          expect(seen.statusNote).toMatch(/^((1st|2nd|3rd) & (\d+|Goal) at ((BUF|LA) \d{1,2}|50)|(Touchdown|Field goal|Safety) (BUF|LA))$/);
        }
        if (seen.status !== 'OT') expect(seen.timeLeft).not.toBe('0:00');
      }),
      { numRuns: 300 },
    );
  });

  it('goes through the periods in order, at its own pace', () => {
    fc.assert(
      fc.property(anyGame, anyFinal, (game, final) => {
        const seen = everyMinute.map((now) => visibleGame(game, final, now).status);
        const order = seen.filter((status, index) => status !== seen[index - 1]);
        expect(order).toEqual(['Q1', 'Q2', 'Halftime', 'Q3', 'Q4', ...(final.overtime ? ['OT', 'F/OT'] : ['Final'])]);
      }),
      { numRuns: 40 },
    );
    const clocks = Array.from(
      { length: 10 },
      (_, id) =>
        visibleGame(
          { id, sourceKey: '', sport: 'NFL', kickoffAt, abbrev1: 'BUF', abbrev2: 'LA' },
          { score1: 20, score2: 17, overtime: false },
          kickoffAt + 120 * minute,
        ).timeLeft,
    );
    expect(new Set(clocks).size).toBeGreaterThan(3);
  });

  it('tells the same story every time, and another one for another game', () => {
    fc.assert(
      fc.property(anyGame, anyFinal, fc.integer({ min: 0, max: GAME_MS }), (game, final, into) => {
        expect(visibleGame({ ...game }, { ...final }, kickoffAt + into)).toEqual(visibleGame(game, final, kickoffAt + into));
      }),
    );
    const final = { score1: 31, score2: 10, overtime: false };
    const story = (id: number) =>
      everyMinute.map(
        (now) => visibleGame({ id, sourceKey: '', sport: 'NFL', kickoffAt, abbrev1: 'BUF', abbrev2: 'LA' }, final, now).score1,
      );
    expect(story(7)).not.toEqual(story(8));
  });

  it('changes exactly when it says it will', () => {
    fc.assert(
      fc.property(anyGame, anyFinal, fc.integer({ min: -GAME_MS, max: 2 * GAME_MS }), (game, final, into) => {
        const now = kickoffAt + into;
        const next = nextChange(kickoffAt, now);
        const last = Number.isFinite(next) ? next - 1 : now + 10 * GAME_MS;
        expect(next).toBeGreaterThan(now);
        expect(visibleGame(game, final, last)).toEqual(visibleGame(game, final, now));
      }),
    );
  });

  it('never ends a game that was never played', () => {
    const game: PlayedGame = { id: 1, sourceKey: '', sport: 'NFL', kickoffAt, abbrev1: 'BUF', abbrev2: 'CIN' };
    expect(visibleGame(game, null, kickoffAt + 100 * GAME_MS)).toMatchObject({ state: 'scheduled', score1: null });
  });
});
