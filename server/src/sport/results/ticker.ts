import { tag } from '../../ground/db/database';
import type { Context } from '../../web/context';
import { applyVisibleResults, nextVisibleChange } from './apply-visible-results';

/** Real time between two looks at the clock. However fast site time runs, the board is written at most this often. */
const LOOK_EVERY_MS = 1000;

export interface Ticker {
  /** Ends the ticking and waits for a write under way. */
  stop(): Promise<void>;
}

/** Keeps the board up with the practice clock. Between two changes it only compares two numbers. */
export function startTicker({ db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>, lookEveryMs = LOOK_EVERY_MS): Ticker {
  let dueAt = -Infinity;
  let working = Promise.resolve();
  let busy = false;
  const stopListening = db.tags.onChange((names) => {
    if (names.some((name) => name === tag.clock || /^(games|season|tournament):/.test(name))) dueAt = -Infinity;
  });

  const work = async () => {
    try {
      // A change that comes in from here on sets dueAt back, and must not be overwritten.
      dueAt = Infinity;
      const now = clock.now();
      await applyVisibleResults(db, now);
      const next = await nextVisibleChange(db, now);
      dueAt = Math.min(dueAt, next);
    } catch (error) {
      dueAt = -Infinity;
      log.error({ err: error }, 'practice results could not be applied; trying again');
    } finally {
      busy = false;
    }
  };
  const timer = setInterval(() => {
    if (busy || clock.now() < dueAt) return;
    busy = true;
    working = work();
  }, lookEveryMs);
  timer.unref();

  return {
    stop: async () => {
      clearInterval(timer);
      stopListening();
      await working;
    },
  };
}
