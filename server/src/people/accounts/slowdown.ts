import type { Clock } from '../../ground/clock/clock';
import { mostRecent } from '../../ground/memory/most-recent';
import { TooManyRequests } from '../../ground/refusal';

export const FAILURES_PER_ADDRESS = 20;
export const ADDRESS_WINDOW_MS = 5 * 60_000;

/** So many in a window of real time, which begins with the first one. */
export interface Allowance {
  times: number;
  windowMs: number;
}

/**
 * Slows down an address that does something too often, first of all failing to sign in. Counts what is admitted, not what has failed:
 * a burst finds the count full before the first of its answers is made. Kept in memory, one process for itself: it only has to make
 * guessing expensive, the lock-out in the database does the rest.
 */
export class AddressSlowdown {
  private readonly admitted = mostRecent<{ count: number; since: number }>(10_000);

  /**
   * @param wall real time
   * @param words what there was too much of, for people
   */
  constructor(
    private readonly wall: Clock,
    private readonly limit: Allowance = { times: FAILURES_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
    private readonly words?: string,
  ) {}

  /** Counts one, or refuses while the address has too many in its window. Call what it answers to give the one back. */
  admit(address: string): () => void {
    const refused = this.refusal(address);
    if (refused) throw refused;
    const seen = this.current(address) ?? { count: 0, since: this.wall.now() };
    seen.count++;
    this.admitted.set(address, seen);
    let given = false;
    return () => {
      if (!given) seen.count--;
      given = true;
    };
  }

  /** What `admit` would throw; undefined while the address has some left. */
  refusal(address: string): TooManyRequests | undefined {
    const seen = this.current(address);
    if (!seen || seen.count < this.limit.times) return undefined;
    return new TooManyRequests(Math.max(1, Math.ceil((seen.since + this.limit.windowMs - this.wall.now()) / 1000)), this.words);
  }

  private current(address: string): { count: number; since: number } | undefined {
    const seen = this.admitted.get(address);
    return seen && this.wall.now() < seen.since + this.limit.windowMs ? seen : undefined;
  }
}
