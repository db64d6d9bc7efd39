import fc from 'fast-check';
import { FIRST_PAUSE_MS, GIVE_UP_AFTER_MS, LONGEST_PAUSE_MS, nextTry, REFUSED_GIVE_UP_AFTER_MS, REFUSED_PAUSE_MS } from './retry.rules';

const failed = fc.record({
  tries: fc.integer({ min: 1, max: 1000 }),
  createdAt: fc.constant(1_000_000),
  now: fc.integer({ min: 1_000_000, max: 1_000_000 + 2 * GIVE_UP_AFTER_MS }),
  refused: fc.boolean(),
});

/** Instants of all tries of a mail that always fails. */
function history(refused: boolean): number[] {
  const tries = [0];
  for (;;) {
    const next = nextTry({ tries: tries.length, createdAt: 0, now: tries.at(-1)!, refused });
    if (next === null) return tries;
    tries.push(next);
  }
}

describe('nextTry', () => {
  it('waits a minute at least and four hours at most, an hour at least after a refusal', () => {
    fc.assert(
      fc.property(failed, (question) => {
        const next = nextTry(question);
        if (next === null) return;
        expect(next - question.now).toBeGreaterThanOrEqual(question.refused ? REFUSED_PAUSE_MS : FIRST_PAUSE_MS);
        expect(next - question.now).toBeLessThanOrEqual(LONGEST_PAUSE_MS);
        expect(next - question.createdAt).toBeLessThanOrEqual(question.refused ? REFUSED_GIVE_UP_AFTER_MS : GIVE_UP_AFTER_MS);
      }),
    );
  });

  it('never waits less after more tries', () => {
    fc.assert(
      fc.property(failed, (question) => {
        const [next, later] = [nextTry(question), nextTry({ ...question, tries: question.tries + 1 })];
        if (next !== null && later !== null) expect(later).toBeGreaterThanOrEqual(next);
      }),
    );
  });

  it('gives up after four days, a refused mail after one, and not much earlier', () => {
    const [trouble, refused] = [history(false), history(true)];
    expect(trouble.at(-1)).toBeGreaterThan(GIVE_UP_AFTER_MS - LONGEST_PAUSE_MS);
    expect(refused.at(-1)).toBeGreaterThan(REFUSED_GIVE_UP_AFTER_MS - LONGEST_PAUSE_MS);
    expect(trouble.length).toBeGreaterThan(20);
    expect(refused.length).toBeLessThan(15);
  });
});
