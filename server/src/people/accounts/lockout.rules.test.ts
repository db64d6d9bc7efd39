import fc from 'fast-check';
import { afterFailure, FAILURES_TO_LOCK, FORGIVEN_AFTER_MS, isLocked, LOCKED_FOR_MS, type Failures } from './lockout.rules';

const failAt = (instants: number[]) => instants.reduce<Failures | null>((state, at) => afterFailure(state, at), null);
const gap = fc.integer({ min: 0, max: FORGIVEN_AFTER_MS - 1 });
const instants = (gaps: number[]) => gaps.reduce<number[]>((all, ms) => [...all, all.at(-1)! + ms], [0]);

describe('lock-out', () => {
  it('locks at the tenth failure in a row and not before', () => {
    fc.assert(
      fc.property(fc.array(gap, { minLength: FAILURES_TO_LOCK - 1, maxLength: FAILURES_TO_LOCK - 1 }), (gaps) => {
        const at = instants(gaps);
        expect(isLocked(failAt(at.slice(0, -1)), at.at(-2)!)).toBe(false);
        expect(isLocked(failAt(at), at.at(-1)!)).toBe(true);
      }),
    );
  });

  it('counts as none when it begins in the future: the clock was wrong', () => {
    const locked = failAt(instants(Array<number>(FAILURES_TO_LOCK - 1).fill(0)))!;
    expect(isLocked(locked, locked.lockedAt! - 30_000)).toBe(true);
    expect(isLocked(locked, locked.lockedAt! - 365 * 86_400_000)).toBe(false);
    expect(afterFailure(locked, locked.lockedAt! - 365 * 86_400_000).failures).toBe(1);
  });

  it('forgives after a pause', () => {
    const nine = instants(Array<number>(FAILURES_TO_LOCK - 2).fill(1_000));
    const state = afterFailure(failAt(nine), nine.at(-1)! + FORGIVEN_AFTER_MS);
    expect(state).toEqual({ failures: 1, lastAt: nine.at(-1)! + FORGIVEN_AFTER_MS, lockedAt: null });
  });

  it('always ends half an hour after it began, however often somebody tries', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: LOCKED_FOR_MS - 1 }), { maxLength: 30 }), (later) => {
        const locked = failAt(instants(Array<number>(FAILURES_TO_LOCK - 1).fill(0)))!;
        const end = locked.lockedAt! + LOCKED_FOR_MS;
        const state = later.sort((a, b) => a - b).reduce((now, ms) => afterFailure(now, ms), locked);
        expect(isLocked(state, end - 1)).toBe(true);
        expect(isLocked(state, end)).toBe(false);
        expect(afterFailure(state, end)).toEqual({ failures: 1, lastAt: end, lockedAt: null });
      }),
    );
  });
});
