/** So long requests may hold the event loop before whatever else waits gets its turn, ms. */
const SLICE_MS = 10;
/** As many are handed on in a turn at most. */
const IN_A_TURN = 64;

/**
 * Admits requests in the order in which they came. Hundreds may come at once, and most are answered without waiting for anything: all in
 * one turn of the event loop they would hold up timers, streams and leases for as long as they take together. So a turn has a slice of
 * time, and who comes when it is used up waits for the next.
 */
export class AdmissionQueue {
  private readonly waiting: (() => void)[] = [];
  /** When this turn's slice began. */
  private began: number | undefined;

  /** @param now real time, ms; for tests */
  constructor(private readonly now: () => number = () => performance.now()) {}

  admit(work: () => void): void {
    if (this.waiting.length > 0 || this.isUsedUp()) this.waiting.push(work);
    else work();
  }

  private isUsedUp(): boolean {
    const now = this.now();
    if (this.began === undefined) {
      this.began = now;
      setImmediate(() => this.turn());
    }
    return now - this.began >= SLICE_MS;
  }

  private turn(): void {
    this.began = undefined;
    // Each by a callback of its own: between two of them the promises go on that the first has left.
    for (let n = Math.min(this.waiting.length, IN_A_TURN); n > 0; n -= 1) setImmediate(() => this.next());
  }

  private next(): void {
    if (this.waiting.length > 0 && !this.isUsedUp()) this.waiting.shift()?.();
  }
}
