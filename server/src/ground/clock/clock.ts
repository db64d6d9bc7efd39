/** The only source of time on the server. Epoch milliseconds, UTC. */
export interface Clock {
  now(): number;
  /** Seconds of site time per real second: 1, or the practice clock's rate. */
  readonly rate: number;
}

/** The machine's own time. */
export class SystemClock implements Clock {
  readonly rate = 1;
  now(): number {
    return Date.now();
  }
}

/** A clock that only moves when told to; for tests. */
export class FixedClock implements Clock {
  rate = 0;
  constructor(private at: number) {}
  now(): number {
    return this.at;
  }
  set(at: number): void {
    this.at = at;
  }
  advance(ms: number): void {
    this.at += ms;
  }
}
