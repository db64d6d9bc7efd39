import fc from 'fast-check';
import { seededRandom } from './random.rules';
import { scoreParts } from './score-parts.rules';
import type { FinalScore } from './scoring.rules';
import { GAME_MS, nextChange, visibleGame, type PlayedGame } from './visible-game.rules';

const kickoffAt = Date.UTC(2022, 8, 11, 17);
const minute = 60_000;
const anyId = fc.integer({ min: 1, max: 100_000 });
const anyGame: fc.Arbitrary<PlayedGame> = anyId.map((id) => ({ id, sport: id % 2 ? 'NFL' : 'NCAA', kickoffAt, abbrev1: 'BUF', abbrev2: 'LA' }));
const anyScore = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 60 }) }, fc.integer({ min: 0, max: 200 }));
const anyFinal: fc.Arbitrary<FinalScore> = fc.record({ score1: anyScore, score2: anyScore, overtime: fc.boolean() });
const everyMinute = Array.from({ length: 197 }, (_, index) => kickoffAt + index * minute);

describe('a game as the practice clock shows it', () => {
  it('shows nothing until kick-off, and play from that very millisecond', () => {
    fc.assert(fc.property(anyGame, anyFinal, (game, final) => {
      expect(visibleGame(game, final, kickoffAt - 1)).toMatchObject({ state: 'scheduled', score1: null, score2: null, status: '' });
      expect(visibleGame(game, final, kickoffAt)).toMatchObject({ state: 'in_progress', score1: 0, score2: 0, status: 'Q1', timeLeft: '15:00' });
    }));
  });

  it('never takes points back, never passes the final score, and reaches it by 3 h 15 min', () => {
    fc.assert(fc.property(anyGame, anyFinal, (game, final) => {
      let before = { score1: 0, score2: 0 };
      for (const now of everyMinute) {
        const { score1, score2 } = visibleGame(game, final, now);
        expect(score1).toBeGreaterThanOrEqual(before.score1);
        expect(score2).toBeGreaterThanOrEqual(before.score2);
        expect(score1).toBeLessThanOrEqual(final.score1);
        expect(score2).toBeLessThanOrEqual(final.score2);
        before = { score1: score1!, score2: score2! };
      }
      expect(visibleGame(game, final, kickoffAt + GAME_MS - 1)).toMatchObject({ state: 'in_progress', score1: final.score1, score2: final.score2 });
      expect(visibleGame(game, final, kickoffAt + GAME_MS)).toEqual({
        state: 'final', score1: final.score1, score2: final.score2, status: final.overtime ? 'F/OT' : 'Final', timeLeft: '0:00', possession: null, statusNote: '',
      });
    }), { numRuns: 30 });
  });

  it('scores as football does', () => {
    fc.assert(fc.property(anyId, fc.integer({ min: 0, max: 200 }), (seed, points) => {
      const parts = scoreParts(points, seededRandom(seed));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(points);
      for (const part of parts) expect(points === 1 ? [1] : [2, 3, 6, 7, 8]).toContain(part);
    }));
  });

  it('is level when overtime begins', () => {
    fc.assert(fc.property(anyGame, anyScore, anyScore, (game, score1, score2) => {
      const lastOfRegulation = visibleGame(game, { score1, score2, overtime: true }, kickoffAt + 167 * minute);
      expect(lastOfRegulation.status).toBe('Q4');
      expect(lastOfRegulation.score1).toBe(lastOfRegulation.score2);
      expect(visibleGame(game, { score1, score2, overtime: true }, kickoffAt + 168 * minute).status).toBe('OT');
    }));
  });

  it('looks like a game at every moment', () => {
    fc.assert(fc.property(anyGame, anyFinal, fc.integer({ min: 0, max: GAME_MS - 1 }), (game, final, into) => {
      const seen = visibleGame(game, final, kickoffAt + into);
      expect(['Q1', 'Q2', 'Halftime', 'Q3', 'Q4', 'OT']).toContain(seen.status);
      expect(seen.timeLeft).toMatch(/^(1[0-5]|\d):[0-5]\d$/);
      if (seen.status === 'Halftime') expect(seen).toMatchObject({ possession: null, statusNote: '', timeLeft: '15:00' });
      else {
        expect([1, 2]).toContain(seen.possession);
        expect(seen.statusNote).toMatch(/^((1st|2nd|3rd) & (\d+|Goal) at ((BUF|LA) \d{1,2}|50)|(Touchdown|Field goal|Safety) (BUF|LA))$/);
      }
      if (seen.status !== 'OT') expect(seen.timeLeft).not.toBe('0:00');
    }), { numRuns: 500 });
  });

  it('tells the same story every time, and another one for another game', () => {
    fc.assert(fc.property(anyGame, anyFinal, fc.integer({ min: 0, max: GAME_MS }), (game, final, into) => {
      expect(visibleGame({ ...game }, { ...final }, kickoffAt + into)).toEqual(visibleGame(game, final, kickoffAt + into));
    }));
    const final = { score1: 31, score2: 10, overtime: false };
    const story = (id: number) => everyMinute.map((now) => visibleGame({ id, sport: 'NFL', kickoffAt, abbrev1: 'BUF', abbrev2: 'LA' }, final, now).score1);
    expect(story(7)).not.toEqual(story(8));
  });

  it('changes exactly when it says it will', () => {
    fc.assert(fc.property(anyGame, anyFinal, fc.integer({ min: -GAME_MS, max: 2 * GAME_MS }), (game, final, into) => {
      const now = kickoffAt + into;
      const next = nextChange(kickoffAt, now);
      const last = Number.isFinite(next) ? next - 1 : now + 10 * GAME_MS;
      expect(next).toBeGreaterThan(now);
      expect(visibleGame(game, final, last)).toEqual(visibleGame(game, final, now));
    }));
  });

  it('never ends a game that was never played', () => {
    const game: PlayedGame = { id: 1, sport: 'NFL', kickoffAt, abbrev1: 'BUF', abbrev2: 'CIN' };
    expect(visibleGame(game, null, kickoffAt + 100 * GAME_MS)).toMatchObject({ state: 'scheduled', score1: null });
  });
});
