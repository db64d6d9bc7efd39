/** So many failures in a row lock a name ... */
export const FAILURES_TO_LOCK = 10;
/** ... unless there is a pause as long as this between two of them ... */
export const FORGIVEN_AFTER_MS = 15 * 60_000;
/** ... and for so long. An administrator may unlock it earlier. */
export const LOCKED_FOR_MS = 30 * 60_000;
const CLOCKS_APART_MS = 60_000;

/** Failed sign-ins in a row under one typed name. Instants are epoch ms of real time. */
export interface Failures {
  failures: number;
  lastAt: number;
  lockedAt: number | null;
}

/** A lock whose start lies in the future was set while the clock was wrong, and counts as none; servers' clocks may lie a minute apart. */
export function isLocked(state: Failures | null, now: number): boolean {
  return state?.lockedAt != null && state.lockedAt <= now + CLOCKS_APART_MS && now < state.lockedAt + LOCKED_FOR_MS;
}

/** The count after one more failure. An attempt while locked changes nothing, so that the lock does end. */
export function afterFailure(state: Failures | null, now: number): Failures {
  if (state && isLocked(state, now)) return state;
  const goesOn = state !== null && state.lockedAt === null && Math.abs(now - state.lastAt) < FORGIVEN_AFTER_MS;
  const failures = goesOn ? state.failures + 1 : 1;
  return { failures, lastAt: now, lockedAt: failures >= FAILURES_TO_LOCK ? now : null };
}
