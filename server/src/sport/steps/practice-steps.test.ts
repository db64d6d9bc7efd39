import fc from 'fast-check';
import { must } from '../../ground/must';
import { describeByTurns } from '../../testing/engines';
import { addGame } from '../../testing/rows.store';
import { gameById } from '../games/games.store';
import { courseOf } from '../practice/course.rules';
import { applyVisibleResults } from '../results/apply-visible-results';
import { stepsOf } from './step.rules';
import { stepsOfGames } from './step.store';

const KICKOFF = Date.parse('2022-09-11T17:00:00Z');
const MINUTE = 60_000;

describeByTurns('a practice clock that jumps', (engine) => {
  it('leaves the same steps wherever it stood before, back and forth, once and twice', async () => {
    const db = await engine.open();
    const id = await addGame(db, { kickoff_at: KICKOFF, week_start: '2022-09-06', team1: 'Bills', team2: 'Rams' });
    await db.write((tx) => tx.insertInto('event_results').values({ event_id: id, score1: 31, score2: 10, overtime: 0 }).execute());
    const kept = async () => (await db.read((tx) => stepsOfGames(tx, '2022-09-06', [id]))).get(id) ?? [];
    const jumps = fc.array(fc.integer({ min: -60, max: 240 }), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(jumps, async (minutes) => {
        for (const one of minutes)
          for (const _twice of [1, 2]) {
            const now = KICKOFF + one * MINUTE;
            await applyVisibleResults(db, now);
            const game = must(await db.read((tx) => gameById(tx, id)), 'a game');
            const passed = courseOf(game, { score1: 31, score2: 10, overtime: false }, KICKOFF - 1, now);
            const none = { state: 'scheduled', score1: null, score2: null, status: '', timeLeft: '', statusNote: '' } as const;
            const course = stepsOf(none, passed).map((step) => ({ ...step, at: step.at / 1000 }));
            expect(await kept()).toEqual(course);
            expect(course.at(-1)?.score1 ?? null).toBe(game.score1);
          }
      }),
      { numRuns: 3, examples: [[[30, 100, 60, 220, -5, 130]]] },
    );
  });
});
