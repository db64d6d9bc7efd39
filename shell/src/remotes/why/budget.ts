import { plural } from '@poolhouse/shared-ui';
import { LoadFailure } from './load-failure';

/** Longer than this nobody waits for one contest; the rest of the site does not wait at all. */
export const BUDGET_MS = 15_000;

/**
 * The work's result, when it comes in time.
 * @param onLate called once the time is over
 * @throws LoadFailure of kind `slow`
 */
export function inTime<T>(work: Promise<T>, onLate: () => void): Promise<T> {
  let timer = 0;
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => {
      reject(new LoadFailure('slow', `Nothing came within ${plural(BUDGET_MS / 1000, 'second')}`));
      onLate();
    }, BUDGET_MS);
  });
  return Promise.race([work, late]).finally(() => window.clearTimeout(timer));
}
