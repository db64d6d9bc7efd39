/** So long requests may hold the event loop before whatever else waits gets its turn, ms. */
const SLICE_MS = 10;
/** As many are handed on in a turn at most. */
const IN_A_TURN = 64;

/**
 * Admits requests in the order in which they came, saves before reads: a board that comes later is a board, a save that comes after the kickoff
 * is none. Hundreds may come at once, and most are answered without waiting for anything: all in
 * one turn of the event loop they would hold up timers, streams and leases for as long as they take together. So a turn has a slice of
 * time, and who comes when it is used up waits for the next.
 */
export class AdmissionQueue {
  private readonly saves: (() => void)[] = [];
  private readonly reads: (() => void)[] = [];
  /** When this turn's slice began. */
  private began: number | undefined;

  /** @param now real time, ms; for tests */
  constructor(private readonly now: () => number = () => performance.now()) {}

  admit(work: () => void, isSave = false): void {
    const before = isSave ? this.saves.length : this.waiting;
    if (before > 0 || this.isUsedUp()) (isSave ? this.saves : this.reads).push(work);
    else work();
  }

  private get waiting(): number {
    return this.saves.length + this.reads.length;
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
    for (let n = Math.min(this.waiting, IN_A_TURN); n > 0; n -= 1) setImmediate(() => this.next());
  }

  private next(): void {
    if (this.waiting > 0 && !this.isUsedUp()) (this.saves.shift() ?? this.reads.shift())?.();
  }
}
