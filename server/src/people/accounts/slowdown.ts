import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ground/clock/clock';
import { TooManyRequests } from '../../ground/refusal';

export const FAILURES_PER_ADDRESS = 20;
export const ADDRESS_WINDOW_MS = 5 * 60_000;

/**
 * Slows down an address that does something too often, first of all failing to sign in. Kept in memory, one process for itself: it only has to make
 * guessing expensive, the lock-out in the database does the rest.
 */
export class AddressSlowdown {
  private readonly failures = new LRUCache<string, { count: number; since: number }>({ max: 10_000 });

  /**
   * @param wall real time
   * @param words what there was too much of, for people
   */
  constructor(
    private readonly wall: Clock,
    private readonly limit: { times: number; windowMs: number } = { times: FAILURES_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
    private readonly words?: string,
  ) {}

  /** Refuses while the address has too many in its window. */
  check(address: string): void {
    const seen = this.current(address);
    if (seen && seen.count >= this.limit.times)
      throw new TooManyRequests(Math.max(1, Math.ceil((seen.since + this.limit.windowMs - this.wall.now()) / 1000)), this.words);
  }

  failed(address: string): void {
    const seen = this.current(address);
    if (seen) seen.count++;
    else this.failures.set(address, { count: 1, since: this.wall.now() });
  }

  private current(address: string): { count: number; since: number } | undefined {
    const seen = this.failures.get(address);
    return seen && this.wall.now() < seen.since + this.limit.windowMs ? seen : undefined;
  }
}
