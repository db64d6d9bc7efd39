import fc from 'fast-check';
import { BASKETBALL_STEPS, halfTimeScore } from './basketball.rules';
import type { FinalScore } from './scoring.rules';
import { visibleGame, type PlayedGame } from './visible-game.rules';

const kickoffAt = Date.UTC(2025, 2, 20, 16, 15);
const minute = 60_000;
const anyGame: fc.Arbitrary<PlayedGame> = fc
  .integer({ min: 1, max: 100_000 })
  .map((id) => ({ id, sourceKey: `NCAAB:${id}`, sport: 'NCAAB', kickoffAt, abbrev1: 'A', abbrev2: 'B' }));
const anyFinal: fc.Arbitrary<FinalScore> = fc
  .record({ score1: fc.integer({ min: 30, max: 130 }), score2: fc.integer({ min: 30, max: 130 }), overtime: fc.boolean() })
  .filter(({ score1, score2 }) => score1 !== score2);
const everyMinute = Array.from({ length: BASKETBALL_STEPS + 2 }, (_, index) => kickoffAt + index * minute);

describe('a basketball game as the practice clock shows it', () => {
  it('begins at nothing, never takes points back, never passes the final score, and ends after 2 h 30 min', () => {
    fc.assert(
      fc.property(anyGame, anyFinal, (game, final) => {
        const seen = everyMinute.map((now) => visibleGame(game, final, now));
        expect(visibleGame(game, final, kickoffAt - 1)).toMatchObject({ state: 'scheduled', score1: null });
        expect(seen[0]).toMatchObject({ state: 'in_progress', status: 'H1', timeLeft: '20:00', score1: 0, score2: 0, possession: null });
        for (const side of ['score1', 'score2'] as const) {
          const scores = seen.map((moment) => moment[side]!);
          expect(scores).toEqual([...scores].sort((a, b) => a - b));
          expect(scores[BASKETBALL_STEPS - 1]).toBe(final[side]);
        }
        expect(seen[BASKETBALL_STEPS - 1]!.state).toBe('in_progress');
        expect(seen[BASKETBALL_STEPS]).toMatchObject({ state: 'final', status: final.overtime ? 'F/OT' : 'Final', ...scoresOf(final) });
      }),
      { numRuns: 20 },
    );
  });

  it('goes through the halves in order, level before an overtime and scoring by one, two and three', () => {
    fc.assert(
      fc.property(anyGame, anyFinal, (game, final) => {
        const seen = everyMinute.slice(0, BASKETBALL_STEPS).map((now) => visibleGame(game, final, now));
        const order = seen.map(({ status }) => status).filter((status, index, all) => status !== all[index - 1]);
        expect(order).toEqual(['H1', 'Halftime', 'H2', ...(final.overtime ? ['OT'] : [])]);
        const overtime = seen.findIndex(({ status }) => status === 'OT');
        if (overtime > 0 && seen[overtime]!.score1 !== seen[overtime]!.score2) {
          // Points of the overtime's first minute apart, it begins level.
          expect(seen[overtime - 1]!.score1).toBe(seen[overtime - 1]!.score2);
        }
        expect(seen.every(({ timeLeft }) => /^\d{1,2}:\d\d$/.test(timeLeft) && timeLeft !== '0:00')).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('has a score at half-time from half-time on: the one that is shown then', () => {
    fc.assert(
      fc.property(anyGame, anyFinal, (game, final) => {
        const halfAt = everyMinute.find((now) => visibleGame(game, final, now).status === 'Halftime')!;
        expect(halfTimeScore(game, final, halfAt - 1)).toBeNull();
        const { score1, score2 } = visibleGame(game, final, halfAt);
        expect(halfTimeScore(game, final, halfAt)).toEqual({ score1, score2 });
        expect(halfTimeScore(game, final, halfAt + 1000 * minute)).toEqual({ score1, score2 });
      }),
      { numRuns: 20 },
    );
  });
});

const scoresOf = ({ score1, score2 }: FinalScore) => ({ score1, score2 });
