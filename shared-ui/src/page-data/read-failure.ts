import type { ApiError } from '../api/answer.types';

const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 60;
/** Spread, so that a crowd does not come back in one instant. */
const SPREAD = 0.2;
/** What may go well the next time. */
const passing = new Set(['unavailable', 'internal', 'too_many_requests']);

/** A read that failed, and when to try again (epoch ms, our own clock); null when trying again would not help. */
export class ReadFailure extends Error {
  readonly code: string;
  readonly retryAt: number | null;
  /** Seconds from the failure to that; null like it. */
  readonly retrySeconds: number | null;

  /**
   * @param failures how many reads in a row have failed, this one included
   * @param every seconds between tries while the server is away, where a page cannot wait longer each time
   */
  constructor(error: ApiError, failures: number, every: number | null = null, random: () => number = Math.random) {
    super(error.message);
    this.name = 'ReadFailure';
    this.code = error.code;
    const seconds = every !== null && error.code === 'unavailable' ? every : retrySeconds(failures);
    const wait = passing.has(error.code) ? seconds * (1 + SPREAD * random()) : null;
    this.retrySeconds = wait && Math.ceil(wait);
    this.retryAt = wait && Date.now() + 1000 * wait;
  }
}

/** 5, 10, 20, 40, then 60 seconds. */
function retrySeconds(failures: number): number {
  return Math.min(LONGEST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** (Math.max(1, failures) - 1));
}
