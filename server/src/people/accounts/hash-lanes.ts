import { Refusal } from '../../ground/refusal';
import { OneAtATime } from './one-at-a-time';

/** Hashes at once in one process: the pool of threads has others to serve as well. */
const AT_ONCE = 2;
/** How many may wait for theirs before the next one is sent away. */
const MAY_WAIT = 200;

/** Passwords are costly to check by design, so an address has one check at a time, and a process a few. */
export class HashLanes {
  private readonly byAddress = new OneAtATime();
  private readonly lanes = new OneAtATime();
  private next = 0;
  private waiting = 0;

  /** Does the work in its turn. Refuses with unavailable when too many wait. */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MAY_WAIT)
      throw new Refusal('unavailable', 'Very many people are signing in right now. Please try again in a minute.');
    this.waiting++;
    try {
      return await this.byAddress.run(address, () => this.lanes.run(`lane ${this.next++ % AT_ONCE}`, work));
    } finally {
      this.waiting--;
    }
  }
}
