import type { Clock } from './clock';

/** How far the machine stands behind the site's time, ms; 0 for a clock that does not keep to forward. */
export const behindMs = (clock: Clock): number => (clock instanceof ForwardClock ? clock.behindMs : 0);

/**
 * Site time of a real site: the machine's, and never before an instant that it has been already. A lock that has closed stays closed
 * when the machine's clock is put back; schedules, leases and lock-outs go by the machine (docs/decisions/0007).
 */
export class ForwardClock implements Clock {
  constructor(
    private readonly machine: Clock,
    /** The latest instant that site time has been, epoch ms. */
    private mark = 0,
  ) {}

  now(): number {
    const now = this.machine.now();
    if (now > this.mark) this.mark = now;
    return this.mark;
  }

  /** 0 while it stands still. */
  get rate(): number {
    return this.behindMs > 0 ? 0 : 1;
  }

  /** How far the machine stands behind, ms; 0 while all is well. */
  get behindMs(): number {
    return Math.max(0, this.mark - this.machine.now());
  }

  /** Another process of the site, or this one before it was started, has been there. */
  learn(mark: number): void {
    this.mark = Math.max(mark, this.mark);
  }
}
